import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/access.ts';
import { cartOf } from './support/cart.ts';
import { accept, popupOf } from './support/popup.ts';
import { NO_PAGE } from './support/signIns.ts';
import { expect, test } from './support/test.ts';
import { loseNetwork } from './support/outage.ts';

const place = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name });
const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => sessionStorage.getItem(name), key);

async function openMenu(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Noor Haddad|Dario Vance/ })
    .click();
  return page.getByRole('dialog').or(page.getByRole('menu')).first();
}

test(
  'the location can be changed; it stays after a reload, and other tabs keep theirs',
  { tag: ['@Z-08', '@S-08', '@S-11', '@H-04'] },
  async ({ signIn }) => {
    const noor = await signIn('Noor Haddad, Sales_Associate');
    await expect(noor.getByText('Bedford Avenue, sales floor')).toBeVisible();
    const other = await noor.context().newPage();
    await other.goto('/shoesize');
    await expect(other.getByText('Bedford Avenue, sales floor')).toBeVisible();

    const menu = await openMenu(noor);
    await menu.getByText('Profile', { exact: true }).click();
    await expect(noor).toHaveURL(/\/shoesize\/profile$/);
    const card = noor.getByRole('region', { name: 'You' });
    await expect(card).toContainText('Noor Haddad');
    await expect(card).toContainText('Sales_Associate');
    await expect(card).toContainText('Northline New York');
    const socket = noor.waitForEvent('websocket');
    const lists = noor.waitForRequest(/getAllTryoutItems\/new-york\/canal-street/);
    await place(noor, 'Canal Street').click();
    await Promise.all([socket, lists]);
    await expect(place(noor, 'Canal Street')).toHaveAttribute('aria-pressed', 'true');
    await expect(noor.getByText('Canal Street, sales floor')).toBeVisible();
    await expect(noor.getByText('Live', { exact: true })).toBeVisible();
    expect(await stored(noor, 'storeLocation')).toBe('Canal Street');
    expect(await stored(noor, 'storeLocationId')).toBe('canal-street');

    await noor.reload();
    await expect(noor.getByText('Canal Street, sales floor')).toBeVisible();
    await other.reload();
    await expect(other.getByText('Bedford Avenue, sales floor')).toBeVisible();
  },
);

test(
  'with pairs in the cart a question comes first; the pairs stay at their location',
  { tag: ['@Z-08', '@T-01', '@all'] },
  async ({ signIn, demoRequest }) => {
    const noor = await signIn('Noor Haddad, Sales_Associate');
    await expect(noor.getByText('Live', { exact: true })).toBeVisible();
    await demoRequest('Entrance');
    await accept(popupOf(noor, 'Entrance'));
    await expect(cartOf(noor).getByRole('button', { name: 'PLACE REQUEST' })).toBeEnabled();

    await noor.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Profile' }).click();
    await place(noor, 'Canal Street').click();
    const question = noor.getByRole('alertdialog', { name: 'Work at Canal Street?' });
    await expect(question).toContainText('The pair in your cart stays at Bedford Avenue.');
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(noor.getByText('Bedford Avenue, sales floor')).toBeVisible();
    await place(noor, 'Canal Street').click();
    await question.getByRole('button', { name: 'Change location' }).click();
    await expect(noor.getByText('Canal Street, sales floor')).toBeVisible();

    await noor.getByRole('button', { name: /^Notifications/ }).click();
    const panel = noor.getByRole('dialog', { name: 'Notifications' });
    await panel.getByRole('button', { name: 'Alerts' }).click();
    await expect(panel.getByText('Location changed to Canal Street')).toBeVisible();
    await expect(panel.getByText('Request from Kiosk accepted')).toBeVisible();
    await noor.keyboard.press('Escape');

    await noor.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Requests' }).click();
    await expect(cartOf(noor).getByText('Warehouse, Canal Street')).toBeVisible();
    await expect(cartOf(noor).getByRole('button', { name: 'PLACE REQUEST' })).toBeDisabled();
    await noor.goto('/shoesize/profile');
    await place(noor, 'Bedford Avenue').click();
    await noor.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Requests' }).click();
    await expect(cartOf(noor).getByRole('button', { name: 'PLACE REQUEST' })).toBeEnabled();
  },
);

test(
  'a warehouse admin changes the location, also without a network, with a message',
  { tag: ['@W-07', '@H-06', '@all'] },
  async ({ signIn }) => {
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin');
    await petra.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Profile' }).click();
    await expect(petra).toHaveURL(/\/warehouse\/profile$/);
    await expect(petra.getByRole('region', { name: 'You' })).toContainText('Warehouse_Admin');
    await expect(place(petra, 'Bedford Avenue')).toBeVisible();
    await loseNetwork(petra);
    await place(petra, 'Bedford Avenue').click();
    await expect(petra.getByText('Bedford Avenue, stockroom')).toBeVisible();
    await expect(petra.getByText(/You are offline\. Lists load when you're back online/)).toBeVisible();
    await petra.context().setOffline(false);
    await expect(petra.getByText('Live', { exact: true })).toBeVisible({ timeout: 30_000 });
    await petra.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Requests' }).click();
    await expect(petra.getByText('Bedford Avenue, stockroom')).toBeVisible();
  },
);

test(
  'a consignee stays on / with a loader, and the user menu has no profile',
  { tag: ['@R-02', '@H-03', '@H-04', '@H-06', '@all'] },
  async ({ signIn }) => {
    const contact = 'https://help.in-store.example/portal';
    const jonah = await signIn('Jonah Whitaker, Consignee', { path: NO_PAGE });
    await jonah.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      const config = (await answer.json()) as { brand: object };
      await route.fulfill({ response: answer, json: { ...config, brand: { ...config.brand, contact } } });
    });
    await jonah.route(contact, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>How can we help?</h1>' }),
    );
    await jonah.goto('/');
    await expect(jonah.getByRole('button', { name: /Jonah Whitaker/ })).toBeVisible();
    await expect(jonah.getByRole('status').first()).toBeVisible();
    await expect(jonah).toHaveURL(/\/$/);
    await expectAccessible(jonah);
    await jonah.getByRole('button', { name: /Jonah Whitaker/ }).click();
    await expect(jonah.getByText('Profile', { exact: true })).toBeHidden();
    await expect(jonah.getByText('Logout')).toBeVisible();
    await jonah.getByRole('button', { name: 'Contact Us' }).click();
    await expect(jonah).toHaveURL(contact);
    await expect(jonah.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  },
);

test(
  'pairs in the cart of an admin cause the question in the warehouse too',
  { tag: ['@R-04', '@W-07', '@Z-08', '@T-01', '@all'] },
  async ({ signIn, demoRequest }) => {
    const amara = await signIn('Amara Diallo, YK_Admin');
    await expect(amara).toHaveURL(/\/warehouse$/);
    // Only associates are notified; an open page of an admin shows it with the next poll.
    await demoRequest('Front door', { pairs: 2 });
    await amara.goto('/shoesize');
    await expect(amara.getByText('Canal Street, sales floor')).toBeVisible();
    await accept(popupOf(amara, 'Front door'));
    await expect(cartOf(amara).getByRole('button', { name: 'PLACE REQUEST' })).toBeEnabled();

    await amara.goto('/warehouse/profile');
    await expect(amara.getByText('Canal Street, stockroom')).toBeVisible();
    await place(amara, 'Bedford Avenue').click();
    const question = amara.getByRole('alertdialog', { name: 'Work at Bedford Avenue?' });
    await expect(question).toContainText('The 2 pairs in your cart stay at Canal Street.');
    await question.getByRole('button', { name: 'Change location' }).click();
    await expect(amara.getByText('Bedford Avenue, stockroom')).toBeVisible();
    expect(await stored(amara, 'storeLocationId')).toBe('bedford-avenue');
    // The cart of this location is empty, so there is no question.
    await place(amara, 'Canal Street').click();
    await expect(amara.getByText('Canal Street, stockroom')).toBeVisible();
    await expect(amara.getByRole('alertdialog', { name: /^Work at/ })).toBeHidden();
    await amara.goto('/shoesize');
    await expect(cartOf(amara).getByRole('button', { name: 'PLACE REQUEST' })).toBeEnabled();
  },
);
