import type { Locator, Page } from '@playwright/test';
import { expectToast } from '../support/cart.ts';
import { expect, test } from '../support/faults.ts';
import { cartOf, keysOf, connectionOf, popupOf, reject } from '../support/outage.ts';

const maren = 'Maren Okafor, Sales_Associate';
const dario = 'Dario Vance, Warehouse_Personal';

/** A double click at one place of the screen; the second click hits what is there by then. */
async function clickTwice(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click on.');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 20 });
}

test(
  'a double click on any write of /shoesize sends it once',
  { tag: ['@K-04', '@K-05', '@K-09', '@Z-02', '@Z-04'] },
  async ({ open, sendRequest, atStore }) => {
    const page = await open(maren, { path: '/shoesize' });
    await expect(connectionOf(page)).toHaveText('Live');

    // Reject: the next request in the queue is not rejected.
    const rejected = async () =>
      ((await page.evaluate(() => sessionStorage.getItem('tryoutItemId'))) ?? '').split(',').filter(Boolean).length;
    const before = await rejected();
    await sendRequest('First');
    await expect(popupOf(page, 'First')).toBeVisible();
    await sendRequest('Second');
    await expect(page.getByRole('alertdialog')).toContainText('1');
    await clickTwice(page, popupOf(page, 'First').getByRole('button', { name: 'Reject' }));
    await expect(popupOf(page, 'Second')).toBeVisible();
    expect(await rejected()).toBe(before + 1);

    // Accept.
    await sendRequest('Third');
    const accepted = keysOf(page, 'tryoutItem-master/accept');
    // A popup ignores presses for a moment after it changes, so the press is repeated.
    const second = popupOf(page, 'Second');
    await expect(async () => {
      if (await second.isVisible()) await clickTwice(page, second.getByRole('button', { name: 'Accept' }));
      await expect(second).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await expect(popupOf(page, 'Third')).toBeVisible();
    expect(await atStore(maren, 'Third')).toEqual({});
    await expect(cartOf(page).getByRole('listitem', { includeHidden: true })).toHaveCount(1);
    expect(accepted).toHaveLength(1);
    await reject(popupOf(page, 'Third'));

    // PLACE REQUEST, and its confirmation.
    const placed = keysOf(page, 'check-in-out/request');
    await clickTwice(page, cartOf(page).getByRole('button', { name: 'PLACE REQUEST' }));
    const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
    await clickTwice(page, question.getByRole('button', { name: 'PLACE REQUEST' }));
    await expectToast(page, 'Request Placed Successfully');
    await expect(question).toBeHidden();
    expect(placed).toHaveLength(1);
    expect(await atStore(maren, 'Second')).toEqual({ '2': 1 });

    // Cancel Request.
    await page.getByRole('tab', { name: /^Pending/ }).click();
    const row = page.getByRole('article').filter({ hasText: 'Kiosk Second' });
    const cancelled = keysOf(page, 'cancel-check-out-request');
    await clickTwice(page, row.getByRole('button', { name: /Cancel Request/ }));
    const sure = page.getByRole('alertdialog', { name: 'Cancel Request?' });
    await clickTwice(page, sure.getByRole('button', { name: 'Cancel Request' }));
    await expect(page.getByText('Request Canceled Successfully.')).toHaveCount(1);
    await expect(row).toBeHidden();
    expect(new Set(cancelled).size).toBe(1);
    expect(await atStore(maren, 'Second')).toEqual({});
  },
);

test(
  'a double click on any write of /warehouse sends it once',
  { tag: ['@W-03', '@W-06', '@N-05'] },
  async ({ open }) => {
    const page = await open(dario, { path: '/warehouse' });
    await expect(connectionOf(page)).toHaveText('Live');
    const rows = page.getByRole('main').getByRole('article');
    await expect(rows.nth(1)).toBeVisible();

    // Check out: the next pick, which appears at the same place, is not checked out.
    const out = keysOf(page, '/inventory/check-out');
    const box = page.getByRole('complementary', { name: 'Pair' });
    await clickTwice(page, box.getByRole('button', { name: /^Check out/ }));
    await expect(rows.filter({ hasText: 'Checked out' })).toHaveCount(1);
    expect(out).toHaveLength(1);

    // Check in.
    await page.getByRole('radio', { name: /^Checked out/ }).click({ force: true });
    await expect(page).toHaveURL(/status=checkedout/);
    await expect(page.getByRole('region', { name: 'Checked out' }).getByRole('article').first()).toBeVisible();
    const back = keysOf(page, '/inventory/check-in');
    // A press within half a second of the check-out counts as its second press and is ignored.
    await expect(async () => {
      if (back.length === 0) await clickTwice(page, box.getByRole('button', { name: /^Check in/ }));
      // The device stores a check-in before it is sent. Without this wait the next try presses a button that is gone.
      await expect.poll(() => back.length, { timeout: 2_000 }).toBeGreaterThan(0);
    }).toPass();
    await expect(page.getByRole('status').filter({ hasText: /^Return to / })).toHaveCount(1);
    expect(back).toHaveLength(1);

    // A notification.
    const acknowledged = keysOf(page, 'update-app-notifications');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const unread = panel.getByRole('button').filter({ has: page.getByRole('img', { name: 'Unread' }) });
    await clickTwice(page, unread.first());
    await expect(panel).toBeHidden();
    await expect.poll(() => acknowledged.length).toBe(1);
  },
);
