import type { RequestLine } from '@instore/api';
import type { Page } from '@playwright/test';
import { rowsOf } from './support/lines.ts';
import { isLive, LIVE } from './support/others.ts';
import { NO_PAGE } from './support/signIns.ts';
import { readLines, wedge } from './support/stock.ts';
import { expect, test } from './support/test.ts';

test(
  'a picker undoes a check-out in the row, and a colleague sees the line wait again',
  { tag: ['@W-09', '@W-14', '@all'] },
  async ({ signIn, placedRequest }) => {
    // Other journeys may have picked the pairs of the demo.
    await placedRequest('Undo', 2);
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin');
    // A page reads its list again when it goes live: its row of a pair that is out would disappear.
    await isLive(petra);
    const dario = await signIn('Dario Vance, Warehouse_Personal');
    await expect(dario).toHaveURL(/\/warehouse$/);
    // The last of both pairs: the first one may be the next pick, whose button is in the panel.
    const rowOf = (page: Page) => rowsOf(page, 'Undo').last();
    const checkOutOf = (page: Page) => rowOf(page).getByRole('button', { name: /^Check out / });
    const undo = rowOf(dario).getByRole('button', { name: /^Undo check-out of / });
    await expect(rowsOf(petra, 'Undo')).toHaveCount(2);
    await checkOutOf(dario).click();
    await expect(undo).toBeVisible();
    // Petra's list keeps the row, and the row names Dario.
    await expect(rowOf(petra)).toContainText('Dario Vance');
    await expect(checkOutOf(petra)).toHaveCount(0);
    // The second half of a double press is ignored.
    await expect(async () => {
      if (await undo.isVisible()) await undo.click();
      await expect(dario.getByText('Check-out undone')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(checkOutOf(dario)).toBeVisible();
    await expect(rowOf(petra)).not.toContainText('Dario Vance');
    await expect(rowsOf(petra, 'Undo')).toHaveCount(2);
    await expect(checkOutOf(petra)).toBeVisible();
  },
);

/** The number and the barcodes of a request. */
const requestOf = (lines: readonly RequestLine[]) => ({
  requestId: lines[0]?.requestId ?? '',
  barcodes: lines.flatMap(({ barcode }) => barcode ?? []),
});

test(
  'a batch is taken, picked, handed back and put away by scanner keys only',
  { tag: ['@W-06', '@W-10', '@W-14'] },
  async ({ signIn, placedRequest }) => {
    const { requestId, barcodes } = requestOf(await placedRequest('Shift', 4));
    const path = `/warehouse/request-details?request=${requestId}`;
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path });
    const petra = await signIn('Petra Lindqvist, Warehouse_Admin', { path: NO_PAGE });
    expect(barcodes).toHaveLength(4);
    const statusOf = async (barcode: string) => {
      const lists = await Promise.all(['request', 'checkedout'].map((status) => readLines(petra, status)));
      return lists.flat().find((line) => line.barcode === barcode && line.requestId === requestId);
    };
    await dario.getByRole('button', { name: 'Pick this request' }).click();
    // The colleague sees who picks it [W-10].
    await expect.poll(async () => (await statusOf(barcodes[0]!))?.holder?.name).toBe('Dario Vance');

    // Three boxes as fast as a scanner reads them, wherever the focus is.
    await dario.getByRole('button', { name: /^Dario Vance/ }).focus();
    for (const barcode of barcodes.slice(0, 3)) await wedge(dario, barcode);
    for (const barcode of barcodes.slice(0, 3)) {
      await expect.poll(async () => (await statusOf(barcode))?.status).toBe('checkedout');
    }
    // A wrong box is refused at the field, and leaves nothing that must be dismissed.
    await wedge(dario, '2048177300002');
    const field = dario.getByRole('textbox', { name: 'Scan or type a barcode' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(dario.getByText('Not sent')).toHaveCount(0);

    // Two of them come back: the same keys, in the list of checked-out pairs.
    await dario.getByRole('button', { name: 'Back to list' }).click();
    await dario.getByRole('radio', { name: /^Checked out/ }).click({ force: true });
    await expect(dario).toHaveURL(/status=checkedout/);
    await expect(dario.getByRole('main').getByRole('article').first()).toBeVisible();
    for (const barcode of barcodes.slice(0, 2)) await wedge(dario, barcode);
    for (const barcode of barcodes.slice(0, 2)) {
      await expect.poll(async () => (await statusOf(barcode))?.status).not.toBe('checkedout');
    }
    // The fourth pair is still taken; the sign-out hands it back.
    expect((await statusOf(barcodes[3]!))?.holder?.name).toBe('Dario Vance');
    await dario.getByRole('button', { name: /^Dario Vance/ }).click();
    await dario.getByRole('button', { name: 'Logout' }).click();
    await expect(dario.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
    await expect.poll(async () => (await statusOf(barcodes[3]!))?.holder ?? null).toBeNull();
    await petra.goto(path);
    await expect(petra.getByRole('main').getByRole('article').first()).toBeVisible();
    await wedge(petra, barcodes[3]!);
    await expect.poll(async () => (await statusOf(barcodes[3]!))?.status).toBe('checkedout');
  },
);

/** Holds the next check-out of each page until all have sent theirs, then lets them go together. */
async function sendTogether(pages: readonly Page[]): Promise<void> {
  let waiting = pages.length;
  let release = () => undefined as void;
  const all = new Promise<void>((resolve) => (release = resolve));
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- each page has its own route
    await page.route(
      '**/api/inventory/check-out',
      async (route) => {
        waiting -= 1;
        if (waiting === 0) release();
        await all;
        await route.continue();
      },
      { times: 1 },
    );
  }
}

test(
  'of two pickers at one batch one takes it, and the other sees it live',
  { tag: ['@W-10', '@W-09', '@all'] },
  async ({ signIn, placedRequest }) => {
    const { requestId, barcodes } = requestOf(await placedRequest('Batch', 3));
    const path = `/warehouse/request-details?request=${requestId}`;
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path });
    const imani = await signIn('Imani Brooks, Warehouse_Personal', { path });
    const [held = '', raced = ''] = barcodes;
    for (const page of [dario, imani]) {
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
      await expect(page.getByText('Live', { exact: true })).toBeAttached();
    }
    const linesOf = (page: Page) => page.getByRole('main').getByRole('article');
    const field = (page: Page) => page.getByRole('textbox', { name: 'Scan or type a barcode' });

    const taken = dario.waitForResponse((answer) => answer.url().endsWith('/take-picks') && answer.ok());
    await dario.getByRole('button', { name: 'Pick this request' }).click();
    await taken;
    await expect(linesOf(imani).getByText('Dario Vance', { exact: true })).toHaveCount(3, LIVE);
    // What a colleague holds is neither offered nor done.
    await expect(linesOf(imani).getByRole('button', { name: /^Check out/ })).toHaveCount(0);
    await wedge(imani, held);
    await expect(field(imani)).toHaveAttribute('aria-invalid', 'true');
    await expect(imani.getByText(/Dario Vance picks .*Ask for it to be handed back/)).toBeVisible();
    expect((await readLines(imani, 'checkedout')).some(({ barcode }) => barcode === held)).toBe(false);

    const freed = dario.waitForResponse((answer) => answer.url().endsWith('/hand-back-picks') && answer.ok());
    await dario.getByRole('button', { name: 'Give it back' }).click();
    await freed;
    await expect(linesOf(imani).getByText('Dario Vance', { exact: true })).toHaveCount(0, LIVE);

    await sendTogether([dario, imani]);
    await Promise.all([dario, imani].map((page) => wedge(page, raced)));
    // Imani's field is still invalid from the first scan: the check-out comes first.
    const readOut = async () => (await readLines(dario, 'checkedout')).filter(({ barcode }) => barcode === raced);
    await expect.poll(async () => (await readOut()).length).toBe(1);
    const out = await readOut();
    const winner = out[0]?.checkedOutBy ?? '';
    const loser = winner === 'Dario Vance' ? imani : dario;
    await expect(loser.getByText(`${winner} already checked this pair out for request ${requestId}.`)).toBeVisible();
    await expect(field(loser)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(loser === dario ? imani : dario)).toHaveAttribute('aria-invalid', 'false');
    // Nothing is left to answer: the refusal was seen.
    await expect(loser.getByText('Not sent')).toHaveCount(0);
  },
);
