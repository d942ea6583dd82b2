import { type Locator, type Page, expect } from '@playwright/test';
import type { Api, Bin, BinShelfRecord, Input, RequestLine } from '@instore/api';

const LOCATION = 'canal-street';

async function headersOf(page: Page): Promise<{ authorization: string }> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jwt-token'))).not.toBeNull();
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('jwt-token'))}` };
}

async function read<Data>(page: Page, path: string): Promise<Data> {
  const answer = await page.request.get(path, { headers: await headersOf(page) });
  expect(answer.status(), path).toBe(200);
  return ((await answer.json()) as { data: Data }).data;
}

/** A bin of Canal Street with all its pairs, as the person of a page reads it. */
export const readBin = (page: Page, bin: string): Promise<Bin> =>
  read<Bin>(page, `/api/inventory/bins/${LOCATION}/${bin}`);

/** The lines of Canal Street in a status, in the order of the list. */
export async function readLines(page: Page, status: string): Promise<RequestLine[]> {
  const path = `/api/inventory/request-lines?locationId=${LOCATION}&status=${status}&page=0&size=200`;
  return (await read<{ content: RequestLine[] }>(page, path)).content;
}

/** Pairs of Canal Street in the stockroom that are free, labelled and in a bin, in the order of the bins. */
export async function freePairs(page: Page, aisle: string): Promise<BinShelfRecord[]> {
  const path = `/api/inventory/bin-shelf-records?locationId=${LOCATION}&bin=${aisle}&page=0&size=200`;
  const { content } = await read<{ content: BinShelfRecord[] }>(page, path);
  return content.filter(({ state, missing, onHold, barcode }) => {
    return state === 'Checked In' && !missing && !onHold && barcode !== null;
  });
}

/** Most pairs of one cart: its lines are limited. */
const CART_MAX = 100;

/** A line of a cart for one pair that no customer tries on. */
export const replenishmentOf = (
  pair: Pick<BinShelfRecord, 'inventoryItemId' | 'productName' | 'sku' | 'imageUrl' | 'size' | 'price'>,
): Input<'placeRequest'>['items'][number] => ({
  inventoryLineItemId: pair.inventoryItemId,
  name: pair.productName,
  style: pair.sku,
  imageUrl: pair.imageUrl,
  size: pair.size,
  price: pair.price,
  status: '1',
  requestedBy: 'Maren Okafor',
  tryOutItem: false,
  barcode: null,
  quantity: 1,
});

/** Places so many free pairs as replenishment, and returns the barcodes that are reserved for them. */
export async function placePairs(page: Page, api: Api, count: number): Promise<string[]> {
  const free: BinShelfRecord[] = [];
  for (const aisle of ['A', 'B', 'C', 'D', 'E', 'F']) {
    // oxlint-disable-next-line no-await-in-loop -- no more aisles are read than are needed
    if (free.length < count) free.push(...(await freePairs(page, aisle)));
  }
  const wanted = free.slice(0, count).map(replenishmentOf);
  expect(wanted).toHaveLength(count);
  const barcodes: string[] = [];
  for (let from = 0; from < count; from += CART_MAX) {
    const items = wanted.slice(from, from + CART_MAX);
    // oxlint-disable-next-line no-await-in-loop -- one cart after the other
    const answer = await api.inventory.placeRequest({ locationId: LOCATION, items });
    if (!answer.ok) throw new Error(answer.message);
    barcodes.push(...answer.data.lines.flatMap(({ barcode }) => barcode ?? []));
  }
  return barcodes;
}

/** Bins of an aisle with at least this many free pairs and nothing else in them. */
export async function binsWith(page: Page, aisle: string, pairs: number): Promise<string[]> {
  const free = await freePairs(page, aisle);
  const bins = [...new Set(free.flatMap(({ bin }) => bin ?? []))];
  return bins.filter((bin) => free.filter((record) => record.bin === bin).length >= pairs);
}

/**
 * Scans like a keyboard-wedge scanner, wherever the focus is: all keys within a few milliseconds. They are sent within the
 * page, because a busy machine would put pauses between keys that come from outside.
 *
 * @param pressed a button that is pressed in the same task: the page of a slow device changes after the scan
 */
export async function wedge(page: Page, code: string, pressed?: Locator): Promise<void> {
  await page.locator('[data-asks-for-scans]').waitFor();
  const button = (await pressed?.elementHandle()) ?? null;
  await page.evaluate(
    ([text, first]) => {
      if (first instanceof HTMLElement) first.click();
      for (const key of [...text, 'Enter']) {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
      }
    },
    [code, button] as const,
  );
}
