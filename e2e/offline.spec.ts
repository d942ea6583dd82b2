import type { Page } from '@playwright/test';
import { apiAs } from './support/kiosks.ts';
import { isEveryRepetition } from './support/repetitions.ts';
import { placePairs, readLines, wedge } from './support/stock.ts';
import { expect, signInAs, test } from './support/test.ts';
import { loseNetwork } from './support/outage.ts';

/** Number of pairs that are checked out and in again: 8 actions, 50 in `pnpm test:all`. */
const PAIRS = isEveryRepetition ? 25 : 4;

/** The barcodes of the lines in a status, in the order of the list; without those that an order has bought. */
async function listedBarcodes(page: Page, status: string): Promise<string[]> {
  const lines = await readLines(page, status);
  return lines.flatMap(({ barcode, orderNumber }) => (barcode && !orderNumber ? [barcode] : []));
}

/** The first name of the person who placed a line: rows show no more of it. */
const firstNameOf = (line: { placedBy?: string | null } | undefined): string => line?.placedBy?.split(' ')[0] ?? '';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Dario Vance|Petra Lindqvist/ }).click();
  // The logout loads a new page, which would abort the next `goto`.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await loaded;
  await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
}

test.use({ tolerated: /Failed to load resource|net::ERR/ });

test(
  'scans without network survive a reload and a logout, and are sent once in order',
  { tag: ['@W-13', '@S-09'] },
  async ({ signInByRedirect, signIns, store }) => {
    const page = await signInByRedirect('Dario Vance, Warehouse_Personal');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await expect(page).toHaveURL(/\/warehouse$/);
    if (isEveryRepetition) {
      await placePairs(page, await apiAs(signIns, store.url, 'Maren Okafor'), PAIRS);
      await page.reload();
    }
    const barcodes = (await listedBarcodes(page, 'request')).slice(0, PAIRS);
    const all = [...barcodes, ...barcodes];
    expect(barcodes).toHaveLength(PAIRS);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await loseNetwork(page);
    for (const [index, barcode] of barcodes.entries()) {
      await wedge(page, barcode);
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: `${index + 1} waiting` })
          .first(),
      ).toBeVisible();
    }
    await expect(page.getByText('You are offline. Keep picking.')).toBeVisible();
    const outbox = page.getByRole('complementary', { name: 'Pair' });
    await expect(outbox.getByRole('listitem')).toHaveCount(PAIRS);
    await wedge(page, barcodes[0] ?? '', page.getByRole('radio', { name: /^Checked out/ }));
    for (const barcode of barcodes.slice(1)) await wedge(page, barcode);
    await expect(outbox.getByRole('listitem')).toHaveCount(all.length);

    // The page can be loaded again, and the store still does not take writes.
    const isWrite = /\/api\/inventory\/check-(out|in)$/;
    await page.context().route(isWrite, (route) => route.abort());
    await page.context().setOffline(false);
    await page.reload();
    expect(asked).toContain('beforeunload');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: `${all.length} waiting` })
        .first(),
    ).toBeVisible();

    await logOut(page);
    await signInAs(page, 'Petra Lindqvist, Warehouse_Admin');
    await expect(page.getByText('Work of a colleague waits here')).toBeVisible();
    await expect(page.getByText('Waiting, in order')).toHaveCount(0);
    const sent: { write: string; key: string }[] = [];
    page.on('request', (request) => {
      const direction = isWrite.exec(request.url())?.[1];
      if (direction === undefined) return;
      const { barcode } = request.postDataJSON() as { barcode: string };
      sent.push({ write: `${direction} ${barcode}`, key: request.headers()['idempotency-key'] ?? '' });
    });
    await page.context().unroute(isWrite);
    await logOut(page);
    expect(sent).toEqual([]);

    await signInAs(page, 'Dario Vance, Warehouse_Personal');
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(all.length);
    expect(sent.map(({ write }) => write)).toEqual([
      ...barcodes.map((barcode) => `out ${barcode}`),
      ...barcodes.map((barcode) => `in ${barcode}`),
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(all.length);
    await expect(page.getByText(/waiting$/)).toHaveCount(0);
    await expect(page.getByText('Not sent')).toHaveCount(0);
  },
);

test.describe('with the installed app', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'a reload without network shows the list and answers scans, sent once later',
    { tag: ['@W-13', '@W-14', '@all'] },
    async ({ browser, store }) => {
      const context = await browser.newContext({ baseURL: store.url });
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      await signInAs(page, 'Dario Vance, Warehouse_Personal');
      await expect(page).toHaveURL(/\/warehouse$/);
      const rows = page.getByRole('main').getByRole('article');
      await expect(rows.first()).toBeVisible();
      const [barcode = ''] = await listedBarcodes(page, 'request');
      const line = (await readLines(page, 'request')).find((one) => one.barcode === barcode);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const count = await rows.count();
      const row = rows.filter({ hasText: line!.bin ?? '' }).first();
      await expect(row).toContainText(firstNameOf(line));
      // The list is kept when it has been still for half a second.
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                const opening = indexedDB.open('stockroom-kept');
                opening.onsuccess = () => {
                  const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys();
                  keys.onsuccess = () => resolve(keys.result.length);
                };
              }),
          ),
        )
        .toBeGreaterThan(1);

      await context.setOffline(true);
      await page.reload();
      await expect(rows).toHaveCount(count);
      await expect(row).not.toContainText(firstNameOf(line));
      await wedge(page, barcode);
      await expect(page.getByRole('status').filter({ hasText: '1 waiting' }).first()).toBeVisible();
      await page.reload();
      await expect(row.getByText('Check out', { exact: true })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '1 waiting' }).first()).toBeVisible();

      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/check-out')) sent.push((request.postDataJSON() as { barcode: string }).barcode);
      });
      await context.setOffline(false);
      await expect.poll(async () => (await readLines(page, 'checkedout')).map((one) => one.barcode)).toContain(barcode);
      await expect(page.getByText(/waiting$/)).toHaveCount(0);
      expect(sent).toEqual([barcode]);
      // The sent row may leave the list that is read again; the names of the others are back.
      const [next] = await readLines(page, 'request');
      await expect(rows.filter({ hasText: next?.bin ?? '' }).first()).toContainText(firstNameOf(next));
      await context.close();
    },
  );
});
