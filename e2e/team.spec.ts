import type { Locator, Page } from '@playwright/test';
import { cartOf, expectToast } from './support/cart.ts';
import { rowsOf, showAllLines } from './support/lines.ts';
import { isLive, LIVE } from './support/others.ts';
import { popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';

/** The choice is in the address, so the button is chosen once the address has changed. */
async function showAll(page: Page): Promise<void> {
  const all = page.getByRole('radio', { name: /^All/ });
  // A request of another journey may cover the page.
  const other = page.getByRole('alertdialog').getByRole('button', { name: 'Later' });
  await expect(async () => {
    if (await other.isVisible()) await other.click({ timeout: 1_000 });
    await all.click({ force: true });
    await expect(all).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await showAllLines(page);
}
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click();
/** Opens the details of a row. */
const open = async (page: Page, row: Locator): Promise<Locator> => {
  const name = (await row.getByRole('heading').textContent()) ?? '';
  await row.getByRole('button', { name, exact: true }).click();
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
};
/** Closes the popup without an answer, once it no longer ignores presses. */
const later = (popup: Locator) =>
  expect(async () => {
    if (await popup.isVisible()) await popup.getByRole('button', { name: 'Later' }).click({ timeout: 1_000 });
    await expect(popup).toBeHidden({ timeout: 1_000 });
  }).toPass();

test(
  'two associates share the list: All shows who accepted a request without a reload',
  { tag: ['@Z-09', '@Z-11', '@K-10', '@K-11', '@K-12'] },
  async ({ signIn, demoRequest }) => {
    const [maren, ines] = [
      await signIn('Maren Okafor, Sales_Associate'),
      await signIn('Ines Calloway, Sales_Associate'),
    ];
    for (const page of [maren, ines]) await isLive(page);
    await demoRequest('Shared');
    for (const page of [maren, ines]) {
      await later(popupOf(page, 'Shared'));
      await showAll(page);
      await expect(rowsOf(page, 'Shared')).toContainText('Nobody yet');
      await expect(rowsOf(page, 'Shared')).toContainText('now');
    }
    const answered = ines.waitForResponse((response) => response.url().includes('/tryoutItem-master/accept'));
    await rowsOf(ines, 'Shared')
      .getByRole('button', { name: /^Accept / })
      .click();
    await answered;
    await expect(rowsOf(maren, 'Shared')).toContainText('Ines Calloway', LIVE);
    await expect(rowsOf(ines, 'Shared').getByRole('button', { name: /^In cart/ })).toBeVisible();
    await maren.getByRole('radio', { name: /^Mine/ }).click({ force: true });
    await expect(rowsOf(maren, 'Shared')).toBeHidden();

    const product = (await rowsOf(ines, 'Shared').getByRole('heading').textContent()) ?? '';
    const tablet = await signIn('Ines Calloway, Sales_Associate');
    await isLive(tablet);
    await rowsOf(tablet, 'Shared').getByRole('button', { name: /^Add / }).click();
    for (const page of [ines, tablet]) await expect(cartOf(page).getByText(product)).toBeVisible();
    const panel = await open(ines, rowsOf(ines, 'Shared'));
    await panel.getByRole('button', { name: 'Add: Note' }).click();
    await panel.getByRole('textbox', { name: 'Note' }).fill('Left foot is wider');
    await ines.keyboard.press('Enter');
    await expect(rowsOf(ines, 'Shared')).toContainText('“Left foot is wider”');
    await panel.getByRole('button', { name: 'Hand to a colleague' }).click();
    const dialog = ines.getByRole('dialog', { name: 'Hand to a colleague' });
    await dialog.getByText('Maren Okafor').click();
    await dialog.getByRole('button', { name: 'Hand to a colleague' }).click();
    await expect(cartOf(tablet).getByText(product)).toBeHidden(LIVE);
    await expect(rowsOf(tablet, 'Shared')).toBeHidden();
    // In one's own list the note takes the place of the kiosk.
    const noted = maren.getByRole('main').getByRole('article').filter({ hasText: '“Left foot is wider”' });
    const own = await open(maren, noted);
    await own.getByRole('button', { name: 'Cancel Request' }).click();
    const question = maren.getByRole('alertdialog', { name: 'Cancel Request?' });
    await question.getByRole('button', { name: 'Cancel Request' }).click();
    await expectToast(maren, 'Request Canceled Successfully.');
    await expect(noted).toBeHidden();
  },
);

test(
  'a nudge about a late request reaches the picker and is shown as done',
  { tag: ['@K-11', '@Z-12', '@Z-07'] },
  async ({ signIn }) => {
    const maren = await signIn('Maren Okafor, Sales_Associate');
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    for (const page of [maren, dario]) await isLive(page);
    await tab(maren, /^Pending/);
    await showAll(maren);
    const late = maren
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: /since \d\d:\d\d/ });
    await expect(late.first()).toBeVisible();
    const nudged = late.filter({ has: maren.getByRole('button', { name: /^Nudge:/ }) }).first();
    const label = (await nudged.getByRole('button', { name: /^Nudge:/ }).getAttribute('aria-label')) ?? '';
    await maren.getByRole('button', { name: label, exact: true }).first().click();
    await expect(maren.getByRole('button', { name: label.replace('Nudge:', 'Nudged:') }).first()).toBeVisible();
    await dario.getByRole('button', { name: /^Notifications/ }).click();
    await expect(dario.getByText('Maren Okafor nudges: a request waits').first()).toBeVisible();

    await tab(maren, /^Checked out/);
    // Another journey may have handed over the newest one.
    const rows = maren.getByRole('main').getByRole('article');
    const panel = await open(maren, rows.filter({ hasNotText: 'Handed over' }).first());
    const row = rows.filter({ has: maren.getByRole('button', { expanded: true }) });
    await panel.getByRole('button', { name: 'Handed over' }).click();
    await expect(panel.getByText('Handed over to the customer')).toBeVisible();

    await panel.getByRole('button', { name: 'Sold' }).click();
    const sold = maren.getByRole('dialog', { name: 'Sold' });
    await sold.getByRole('textbox', { name: 'Order number' }).fill('YK-1');
    await sold.getByRole('button', { name: 'Check order' }).click();
    await expect(sold.getByText('There is no order YK-1 at this location.')).toBeVisible();
    await sold.getByRole('button', { name: 'Not yet' }).click();

    await panel.getByRole('button', { name: 'Send back' }).click();
    await expect(row.getByText('Coming back')).toBeVisible();
    // The list of the bell is still open.
    await expect(dario.getByText(/^Maren Okafor sends .+ back$/).first()).toBeVisible();
  },
);

test(
  'a pair that is not available shows why, and a nearest size is requested instead',
  { tag: ['@K-12', '@all'] },
  async ({ signIn }) => {
    const ines = await signIn('Ines Calloway, Sales_Associate');
    await isLive(ines);
    await tab(ines, /^Pending/);
    const row = ines.getByRole('main').getByRole('article').filter({ hasText: 'Not available' }).first();
    await row.getByRole('button', { name: /^Choose another size/ }).click();
    const product = (await row.getByRole('heading').textContent()) ?? '';
    const panel = ines.getByRole('region', { name: product, exact: true });
    await expect(panel.getByText(/Searched by Dario Vance, (\d\d:\d\d|\w{3} \d\d)\./)).toBeVisible();
    const nearest = panel.getByRole('radiogroup', { name: 'Nearest sizes' }).getByRole('radio');
    await expect(nearest.first()).toBeChecked();
    const take = panel.getByRole('button', { name: /^Ask for .+ instead$/ });
    const size = /^Ask for (.+) instead$/.exec(await take.innerText())?.[1] ?? '';
    await take.click();
    await expect(ines.getByText(`Size ${size} is requested instead`)).toBeVisible();
    await expect(
      ines.getByRole('article', { name: `${product} ${size}` }).filter({ hasText: 'Pending' }),
    ).toBeVisible();
  },
);
