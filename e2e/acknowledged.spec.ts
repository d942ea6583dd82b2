import type { Page } from '@playwright/test';
import type { RequestLine } from '@instore/api';
import { placeRequest } from './support/cart.ts';
import { rowsOf } from './support/lines.ts';
import { isLive, written } from './support/others.ts';
import { accept, popupOf, reject } from './support/popup.ts';
import { wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';

/** Expects that the newest notification with a text is listed as unread, or as read. */
async function expectItem(page: Page, text: string | RegExp, { isUnread }: { isUnread: boolean }): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const item = page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: text })
    .first();
  await expect(item).toBeVisible();
  await expect(item.getByRole('img', { name: 'Unread' })).toHaveCount(isUnread ? 1 : 0);
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
}
const expectUnread = (page: Page, text: string | RegExp) => expectItem(page, text, { isUnread: true });
const expectRead = (page: Page, text: string | RegExp) => expectItem(page, text, { isUnread: false });

/** Places the request cart. Returns its lines. */
async function place(page: Page, pairs: number): Promise<RequestLine[]> {
  const placed = page.waitForResponse((response) => response.url().includes('/check-in-out/request'));
  await placeRequest(page, pairs);
  const { data } = (await (await placed).json()) as { data: { lines: RequestLine[] } };
  return data.lines;
}

/** Reloads the requests, and expects that no popup shows the one of a kiosk once they are read. */
async function reloadWithoutPopup(page: Page, kiosk: string): Promise<void> {
  const asked = page.waitForResponse((response) => response.url().includes('/getAllTryoutItems/'));
  await page.reload();
  await asked;
  await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  await expect(popupOf(page, kiosk)).toBeHidden();
}

test(
  'an accepted or checked-out request marks its notification as read',
  { tag: ['@N-05', '@K-02', '@K-04'] },
  async ({ signIn, demoRequest }) => {
    const [maren, ines] = [await signIn('Maren Okafor'), await signIn('Ines Calloway')];
    const dario = await signIn('Dario Vance');
    for (const page of [maren, ines, dario]) await isLive(page);
    await demoRequest('Ring');
    await reject(popupOf(ines, 'Ring'));
    await expectRead(ines, /Kiosk Ring requested/);
    await reloadWithoutPopup(ines, 'Ring');
    expect(await ines.evaluate(() => sessionStorage.getItem('tryoutItemId'))).toMatch(/^\w/);
    await accept(popupOf(maren, 'Ring'));
    await expectRead(maren, /Kiosk Ring requested/);
    await reloadWithoutPopup(maren, 'Ring');

    const [line] = await place(maren, 1);
    const barcode = line?.barcode ?? '';
    // What belongs to a customer is named by the customer's number.
    const customer = `Customer ${line?.customerNumber}`;
    await expectUnread(dario, customer);
    // New rows wait until the picker asks for them.
    await dario.getByRole('button', { name: 'Show 1 new pair' }).click();
    await expect(rowsOf(dario, 'Ring')).toBeVisible();
    await written(dario, '/inventory/check-out', () => wedge(dario, barcode));
    await expectRead(dario, customer);

    await expectUnread(maren, customer);
    await maren.getByRole('tab', { name: /^Checked out/ }).click();
    await written(maren, '/send-back', () =>
      rowsOf(maren, 'Ring')
        .getByRole('button', { name: /^Send back/ })
        .click(),
    );
    await expectRead(maren, customer);

    await expectUnread(dario, customer);
    await dario.goto('/warehouse?status=checkedout');
    await expect(dario.getByRole('main').getByRole('article').first()).toBeVisible();
    await written(dario, '/inventory/check-in', () => wedge(dario, barcode));
    await expectRead(dario, customer);
    // The pair is back: nothing is left that Maren could handle, so she reads it or clicks it.
    await expectUnread(maren, /^Returned to/);
  },
);
