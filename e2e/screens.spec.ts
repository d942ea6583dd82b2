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

let checks = 0;

/** Checks a screen with axe: on a phone and a computer in turn; at both sizes with every repetition. */
async function check(page: Page): Promise<void> {
  checks += 1;
  for (const size of isEveryRepetition ? [phone, computer] : [checks % 2 === 1 ? phone : computer]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  // The next step belongs to a computer.
  await page.setViewportSize(computer);
}

test('[S-01, R-02, R-03] the sign-in is accessible', async ({ page, signIn, store }) => {
  await page.goto(store.url);
  await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Login with Office 365' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await check(page);
  const jonah = await signIn('Jonah Whitaker, Consignee');
  await expect(jonah.getByRole('status').first()).toBeVisible();
  await check(jonah);
  const oscar = await signIn('Oscar Bell, Visitor');
  await expect(oscar.getByText('You are not authorized to access this page!')).toBeVisible();
  await check(oscar);
});

test('[K-01, K-05, Z-01, Z-05, H-02, H-05, N-02] the area shoesize is accessible', async ({ signIn, demoRequest }) => {
  const maren = await signIn('Maren Okafor, Sales_Associate');
  await expect(maren.getByText('Live', { exact: true })).toBeVisible();
  await demoRequest('Screens', { pairs: 2 });
  const popup = popupOf(maren, 'Screens');
  await expect(popup).toBeVisible();
  await check(maren);
  await accept(popup);
  await expect(maren.getByText('Request from Kiosk accepted')).toBeVisible();
  await check(maren);
  await maren.getByRole('button', { name: 'PLACE REQUEST' }).click();
  await expect(maren.getByRole('alertdialog', { name: 'Place request to warehouse ?' })).toBeVisible();
  await check(maren);
  await maren.keyboard.press('Escape');
  await maren.getByRole('button', { name: /^Notifications/ }).click();
  const bell = maren.getByRole('dialog', { name: 'Notifications' });
  await expect(bell).toBeVisible();
  await check(maren);
  const back = bell.getByRole('button', { name: 'Back to notifications' });
  for (const view of ['Alerts', 'Sounds']) {
    await bell.getByRole('button', { name: view }).click();
    await expect(back).toBeVisible();
    await check(maren);
    await back.click();
  }
  await maren.keyboard.press('Escape');
  await maren.goto('/shoesize/inventory?sku=HC82-104-CF');
  const product = maren.getByRole('complementary', { name: 'Product' });
  await expect(product.getByRole('radio', { name: /in store$/ }).first()).toBeVisible();
  await check(maren);
  await maren.goto('/shoesize/inventory');
  await expect(maren.getByRole('main').getByRole('article').first()).toBeVisible();
  await check(maren);
  await maren.keyboard.press('Control+k');
  await expect(
    maren.getByRole('dialog', { name: 'Search or scan a barcode' }).getByRole('option').first(),
  ).toBeVisible();
  await check(maren);
  await maren.keyboard.press('Escape');
  await maren.goto('/shoesize/profile');
  await expect(maren.getByRole('heading', { name: 'Maren Okafor' })).toBeVisible();
  await check(maren);
  await maren.goto('/nowhere');
  await expect(maren.getByRole('heading').first()).toBeVisible();
  await check(maren);
});

test('[W-01, W-02] the area warehouse is accessible', async ({ signIn }) => {
  const dario = await signIn('Dario Vance, Warehouse_Personal');
  const row = dario.getByRole('article').first();
  await expect(row).toBeVisible();
  await check(dario);
  await row.getByRole('button').first().click();
  await expect(dario.getByRole('complementary', { name: 'Pair' })).toBeVisible();
  await check(dario);
  await dario.goto('/warehouse/profile');
  await expect(dario.getByRole('heading', { name: 'Dario Vance' })).toBeVisible();
  await check(dario);
  await dario.goto('/warehouse/view-dispatch');
  await expect(dario.getByRole('main').getByRole('article').first()).toBeVisible();
  await check(dario);
});
