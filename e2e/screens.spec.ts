import type { Page } from '@playwright/test';
import { expectAccessible } from './support/access.ts';
import { accept, popupOf } from './support/popup.ts';
import { isEveryRepetition } from './support/repetitions.ts';
import { expect, test } from './support/test.ts';

/** The viewports of a phone and of a computer. */
const phone = { width: 390, height: 844 };
const computer = { width: 1280, height: 800 };

// axe reads many screens.
test.slow();

/** Checks a screen with axe at one size; at both sizes with every repetition. Overlays are checked in the stories. */
async function check(page: Page, size: typeof phone): Promise<void> {
  for (const each of isEveryRepetition ? [phone, computer] : [size]) {
    await page.setViewportSize(each);
    await expectAccessible(page);
  }
  // The next step belongs to a computer.
  await page.setViewportSize(computer);
}

/** Opens a route by its address. */
async function openRoute(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

test(
  'every route of the portal opens by its address, is accessible and has a title',
  { tag: ['@R-09', '@R-01', '@H-01', '@K-05', '@Z-01', '@Z-05', '@Z-08', '@W-01', '@W-02'] },
  async ({ signIn, demoRequest }) => {
    await demoRequest('Screens', { pairs: 2 });
    const page = await signIn('Ruth Feldman, Super_Admin');
    await expect(page).toHaveURL(/\/shoesize$/);
    const config = await page.evaluate(async () => (await fetch('/config.json')).json());
    await expect(page).toHaveTitle(config.brand.title);
    await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /in-store/);
    const first = page.getByRole('main').getByRole('article').first();
    await accept(popupOf(page, 'Screens'));
    await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await expect(first).toBeVisible();
    await check(page, phone);

    await openRoute(page, '/shoesize/inventory', 'Inventory');
    await first.getByRole('button').first().click();
    const product = page.getByRole('complementary', { name: 'Product' });
    await expect(product.getByRole('radio', { name: /in store$/ }).first()).toBeVisible();
    await check(page, computer);
    await openRoute(page, '/shoesize/profile', 'Profile');
    await expect(page.getByRole('heading', { name: 'Ruth Feldman' })).toBeVisible();
    await check(page, phone);

    await openRoute(page, '/warehouse', 'Requests');
    await first.getByRole('button').first().click();
    await expect(page.getByRole('complementary', { name: 'Pair' })).toBeVisible();
    await check(page, computer);
    await openRoute(page, '/warehouse/request-details', 'Request');
    await openRoute(page, '/warehouse/view-dispatch', 'Dispatch');
    await expect(first).toBeVisible();
    await check(page, phone);
    await openRoute(page, '/warehouse/profile', 'Profile');
    await expect(page.getByRole('heading', { name: 'Ruth Feldman' })).toBeVisible();
    await check(page, computer);

    await page.goto('/unauthorized');
    await expect(page.getByText('You are not authorized to access this page!')).toBeVisible();
    await check(page, phone);
    await page.goto('/nowhere');
    await expect(page.getByRole('heading').first()).toBeVisible();
    await check(page, computer);
    await page.goto('/');
    await expect(page).toHaveURL(/\/shoesize$/);
  },
);
