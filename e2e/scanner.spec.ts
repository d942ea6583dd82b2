import type { Locator, Page } from '@playwright/test';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';
import { expect, fillCart, test as kioskTest } from './support/kioskPages.ts';
import { popupOf } from './support/popup.ts';
import { type ScannerEnd, scanByKeys } from './support/scanner.ts';

const ENDS: readonly (readonly ScannerEnd[])[] = [
  ['Enter', 'Enter'],
  ['Tab', 'Enter'],
  ['Enter', 'Control-J'],
];

/** Scans a box while a button has the focus, with each end and at each speed. */
async function scanOver(page: Page, button: Locator): Promise<void> {
  for (const gap of [2, 20, 90]) {
    for (const ends of ENDS) {
      // oxlint-disable-next-line no-await-in-loop -- one scan after another
      await button.focus();
      // oxlint-disable-next-line no-await-in-loop -- one scan after another
      await scanByKeys(page, '2048177399999', ends, gap);
    }
  }
}

kioskTest(
  'A scanner that ends with CR and LF presses no button: pick list, question, popup, kiosk',
  { tag: ['@W-06', '@all'] },
  async ({ openKiosk, signIn, demoRequest }) => {
    const dario = await signIn('Dario Vance', { path: '/warehouse' });
    const writes: string[] = [];
    dario.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && /\/inventory\/(check|report)/.test(pathname)) writes.push(pathname);
    });
    await dario.getByRole('button', { name: /^Not in bin/ }).click();
    const question = dario.getByRole('dialog').or(dario.getByRole('alertdialog'));
    await expect(question).toBeVisible();
    await scanOver(dario, question.getByRole('button').last());
    await expect(question).toBeVisible();
    expect(writes).toEqual([]);

    const kiosk = await openKiosk(demoKiosks[0]);
    await fillCart(kiosk);
    const send = kiosk.getByRole('button', { name: 'Send request' });
    await scanOver(kiosk, send);
    await expect(send).toBeVisible();

    const maren = await signIn('Maren Okafor');
    await demoRequest('Ring');
    const popup = popupOf(maren, 'Ring');
    await expect(popup).toBeVisible();
    await scanOver(maren, popup.getByRole('button', { name: 'Accept' }));
    await expect(popup).toBeVisible();
  },
);
