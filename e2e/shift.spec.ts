import type { Locator, Page } from '@playwright/test';
import type { RequestLine } from '@instore/api';
import { expectToast } from './support/cart.ts';
import { addPair } from './support/imports.ts';
import { apiAs } from './support/kiosks.ts';
import { rowsOf, showAllLines } from './support/lines.ts';
import { LIVE, written } from './support/others.ts';
import { accept, popupOf } from './support/popup.ts';
import { replenishmentOf } from './support/stock.ts';
import { expect, test } from './support/test.ts';

const MAREN = 'Maren Okafor, Sales_Associate';
const LOCATION = 'canal-street';
/** A tablet that is held upright, with fingers and without a mouse. */
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };

const isLive = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeAttached();

/** How a person presses a control: with a finger, or with the Enter key. */
type Press = (page: Page, target: Locator) => Promise<void>;

const tap: Press = async (_page, target) => target.tap();

/** Presses Tab, or Shift and Tab, until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

const enter: Press = async (page, target) => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Takes a try-on request: its popup ignores presses right after it has appeared. */
async function take(page: Page, popup: Locator, press: Press): Promise<void> {
  await expect(popup).toBeVisible();
  await expect(async () => {
    if (await popup.isVisible()) await press(page, popup.getByRole('button', { name: 'Accept' }));
    await expect(popup).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** The details of a line: a panel, or a sheet on a tablet. */
async function openFirst(page: Page, rows: Locator, press: Press): Promise<Locator> {
  const title = rows.first().getByRole('heading').getByRole('button');
  const name = (await title.textContent()) ?? '';
  await press(page, title);
  const panel = page.getByRole('region', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

/** Accepts two pairs, places them, answers 'Not available' for the one and cancels the other, and looks after bookings. */
async function workShift(page: Page, kiosk: string, press: Press, choose: Press): Promise<void> {
  await take(page, popupOf(page, kiosk), press);
  await expect(rowsOf(page, kiosk)).toHaveCount(2);
  await press(page, page.getByRole('button', { name: 'PLACE REQUEST' }));
  const place = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
  await expect(place).toContainText('2 pair of items will be requested');
  await press(page, place.getByRole('button', { name: 'PLACE REQUEST' }));
  await expectToast(page, 'Request Placed Successfully');

  await choose(page, page.getByRole('tab', { name: /^Pending/ }));
  await expect(rowsOf(page, kiosk)).toHaveCount(2);
  const panel = await openFirst(page, rowsOf(page, kiosk), press);
  await press(page, panel.getByRole('button', { name: 'Not available' }));
  const why = page.getByRole('dialog', { name: 'Not available' });
  await choose(page, why.getByRole('radio', { name: /^Damaged/ }));
  await press(page, why.getByRole('button', { name: 'Not available' }));
  await expect(why).toBeHidden();
  // Another pair is reserved, or the nearest sizes are offered.
  await expect(panel).toContainText(/is damaged\. Take \d{13}|Searched by Maren Okafor/);
  await press(page, panel.getByRole('button', { name: 'Cancel Request' }));
  const cancel = page.getByRole('alertdialog', { name: 'Cancel Request?' });
  await press(page, cancel.getByRole('button', { name: 'Cancel Request' }));
  await expectToast(page, 'Request Canceled Successfully.');
  await expect(rowsOf(page, kiosk)).toHaveCount(1);

  const sections = page.getByRole('navigation', { name: 'Sections' });
  await press(page, sections.getByRole('link', { name: 'Inventory' }));
  await expect(page).toHaveURL(/\/shoesize\/inventory/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await press(page, sections.getByRole('link', { name: 'Bookings' }));
  await expect(page).toHaveURL(/\/shoesize\/bookings/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
}

test(
  'an associate works a shift on a tablet, by touch only',
  { tag: ['@K-03', '@K-05', '@Z-02', '@Z-04', '@Z-07', '@K-12'] },
  async ({ signIn, demoRequest }) => {
    const maren = await signIn(MAREN, TABLET);
    await isLive(maren);
    await demoRequest('Touch', { pairs: 2 });
    await workShift(maren, 'Touch', tap, tap);
  },
);

test(
  'an associate works a shift on a tablet, by keyboard only',
  { tag: ['@K-03', '@K-05', '@Z-02', '@Z-04', '@Z-07', '@K-12', '@all'] },
  async ({ signIn, demoRequest }) => {
    const maren = await signIn(MAREN, { viewport: { width: 1180, height: 820 } });
    await isLive(maren);
    await demoRequest('Keys', { pairs: 2 });
    /** Chooses a tab or a radio button: Tab reaches the group, arrow keys the choice. */
    const choose: Press = async (page, target) => {
      const group = page.getByRole((await target.getAttribute('role')) === 'tab' ? 'tablist' : 'radiogroup').last();
      const isIn = () => group.evaluate((element) => element.contains(document.activeElement));
      for (let presses = 0; presses < 150 && !(await isIn()); presses += 1) await page.keyboard.press('Tab');
      for (let presses = 0; presses < 10; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Space');
    };
    await workShift(maren, 'Keys', enter, choose);
  },
);

test(
  'two associates and a picker side by side see what the others do without a reload',
  { tag: ['@K-10', '@W-09', '@Z-09', '@Z-12', '@all'] },
  async ({ signIn, demoRequest }) => {
    const kiosk = 'Trio';
    const [maren, ines] = [await signIn(MAREN, TABLET), await signIn('Ines Calloway, Sales_Associate', TABLET)];
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    for (const page of [maren, ines, dario]) await isLive(page);
    await ines.getByRole('radio', { name: /^All/ }).click({ force: true });
    await showAllLines(ines, /^Request/);
    await demoRequest(kiosk);
    for (const page of [maren, ines]) await expect(popupOf(page, kiosk)).toBeVisible();
    await written(maren, '/tryoutItem-master/accept', () => accept(popupOf(maren, kiosk)));
    await Promise.all([
      expect(popupOf(ines, kiosk)).toBeHidden(LIVE),
      expect(ines.getByText('Maren Okafor accepted this request.')).toBeAttached(LIVE),
    ]);
    // The new line may be the first one of another page.
    await showAllLines(ines, /^Request/);
    await expect(rowsOf(ines, kiosk)).toContainText('Maren Okafor', LIVE);

    await ines.getByRole('tab', { name: /^Pending/ }).click();
    await maren.getByRole('button', { name: 'PLACE REQUEST' }).click();
    const place = maren.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
    await written(maren, '/check-in-out/request', () => place.getByRole('button', { name: 'PLACE REQUEST' }).click());
    const showNew = dario.getByRole('button', { name: 'Show 1 new pair' });
    await Promise.all([
      expect(rowsOf(ines, kiosk)).toBeVisible(LIVE),
      // New rows wait until the picker asks for them, so that no row moves.
      expect(showNew).toBeVisible(LIVE),
    ]);

    await maren.getByRole('tab', { name: /^Checked out/ }).click();
    await showNew.click();
    await rowsOf(dario, kiosk).getByRole('heading').getByRole('button').click();
    const box = dario.getByRole('complementary', { name: 'Pair' });
    await written(dario, '/inventory/check-out', () => box.getByRole('button', { name: /^Check out/ }).click());
    await Promise.all([expect(rowsOf(maren, kiosk)).toBeVisible(LIVE), expect(rowsOf(ines, kiosk)).toBeHidden(LIVE)]);

    await ines.getByRole('tab', { name: /^Checked out/ }).click();
    await showAllLines(ines, /^Checked out/);
    await expect(rowsOf(ines, kiosk)).toBeVisible();
    await written(maren, '/send-back', () =>
      rowsOf(maren, kiosk)
        .getByRole('button', { name: /^Send back/ })
        .click(),
    );
    await expect(rowsOf(ines, kiosk)).toContainText('Coming back', LIVE);
  },
);

test(
  'a checked-out pair is sold after a dialog that lists it, and leaves the list',
  { tag: '@Z-12' },
  async ({ signIn, signIns, store }) => {
    const orderNumber = 'YK-30419';
    const [api, stockroom] = [
      await apiAs(signIns, store.url, 'Maren Okafor'),
      await apiAs(signIns, store.url, 'Dario Vance'),
    ];
    const data = <Data>(answer: { ok: true; data: Data } | { ok: false; message?: string }): Data => {
      if (!answer.ok) throw new Error(answer.message);
      return answer.data;
    };
    const [item] = data(await stockroom.consignee.getEligibleBarcodes({ orderNumber })).items;
    if (!item) throw new Error(`Order ${orderNumber} has no item.`);
    await addPair(store, item.inventoryItemId);
    const { lines } = data(
      await api.inventory.placeRequest({
        locationId: LOCATION,
        items: [replenishmentOf(item)],
      }),
    );
    const [line] = lines as [RequestLine];
    data(await stockroom.inventory.checkOut({ locationId: LOCATION, barcode: line.barcode ?? '' }));

    const maren = await signIn(MAREN, TABLET);
    await maren.getByRole('tab', { name: /^Checked out/ }).tap();
    const row = maren.getByRole('main').getByRole('article').filter({ hasText: item.productName }).first();
    await row.getByRole('heading').getByRole('button').tap();
    const panel = maren.getByRole('region', { name: item.productName, exact: true });
    await expect(panel).toContainText(line.barcode ?? '');
    await panel.getByRole('button', { name: 'Sold' }).tap();
    const dialog = maren.getByRole('dialog', { name: 'Sold' });
    await dialog.getByRole('textbox', { name: 'Order number' }).fill(orderNumber);
    await dialog.getByRole('button', { name: 'Check order' }).tap();
    await expect(dialog).toContainText(`Order ${orderNumber} is complete. These pairs become sold:`);
    await expect(dialog.getByRole('listitem')).toContainText(`${item.productName}, size ${item.size}, ${line.barcode}`);
    await dialog.getByRole('button', { name: 'Mark 1 pair sold' }).tap();
    await expectToast(maren, 'Sold');
    await expect(panel).toBeHidden();
  },
);

test(
  'an admin who changed the location sees only live events of the new location',
  { tag: ['@Z-08', '@W-09', '@Z-09', '@all'] },
  async ({ signIn, demoRequest }) => {
    const tomas = await signIn('Tomas Reyes, Store_Admin');
    await isLive(tomas);
    await tomas.goto('/shoesize/profile');
    await tomas.getByRole('main').getByRole('button', { name: 'Bedford Avenue' }).click();
    await expect(tomas.getByText('Bedford Avenue, sales floor')).toBeVisible();
    await tomas.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Requests' }).click();
    await expect(tomas.getByRole('radio', { name: /^All/ })).toBeChecked();
    await expect(tomas.getByText('Live', { exact: true })).toBeVisible();
    await demoRequest('Front door');
    await demoRequest('Entrance');
    // An event comes long before the next read of the list.
    await expect(rowsOf(tomas, 'Entrance').or(popupOf(tomas, 'Entrance')).first()).toBeVisible({ timeout: 5_000 });
    await expect(rowsOf(tomas, 'Front door')).toBeHidden();
    await expect(popupOf(tomas, 'Front door')).toBeHidden();
  },
);
