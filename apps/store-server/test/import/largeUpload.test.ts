// @module-tag all
import { IMPORT_BYTES_MAX, IMPORT_PART_BYTES } from '@instore/api';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { checkDigit } from '../../src/base/barcode.ts';
import { CANAL } from '../support/goods.ts';
import { createPageImports } from '../support/imports.ts';
import { ok, openShop, type Shop } from '../support/shop.ts';

vi.setConfig({ testTimeout: 1_200_000 });

/** The whole size in all repetitions, a part of it in the ordinary run. */
const BYTES = process.env['EVERY_REPETITION'] === undefined ? 8 * 1024 * 1024 : IMPORT_BYTES_MAX;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { as, read, run } = createPageImports(() => shop);

/** The parts of a file of stock, made while they are sent. */
function* stockParts(variant: string): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  const whole = new Uint8Array(IMPORT_PART_BYTES);
  let filled = 0;
  let sent = 0;
  const line = (n: number) => {
    const body = `298${String(n).padStart(9, '0')}`;
    return n < 0 ? 'barcode,variant,location,bin\n' : `${body}${checkDigit(body)},${variant},canal-street,A-14-03\n`;
  };
  for (let n = -1; ; n += 1) {
    const bytes = encoder.encode(line(n));
    if (sent + filled + bytes.length > BYTES) break;
    const fits = bytes.subarray(0, IMPORT_PART_BYTES - filled);
    whole.set(fits, filled);
    filled += fits.length;
    if (filled < IMPORT_PART_BYTES) continue;
    yield whole.slice();
    sent += filled;
    whole.set(bytes.subarray(fits.length));
    filled = bytes.length - fits.length;
  }
  // Empty lines, which the import leaves out, make the size exact.
  const rest = new Uint8Array(BYTES - sent).fill(10);
  rest.set(whole.subarray(0, filled));
  yield rest;
}

test(`A file of ${BYTES / 1024 / 1024} MB is sent and checked with little memory`, { tags: 'P-04' }, async () => {
  const [variant] = await shop.rows<{ id: string }>('select id from variants order by id limit 1');
  const store = as('tomas-reyes');
  const begun = { locationId: CANAL, kind: 'stock' as const, fileName: 'stock.csv', size: BYTES };
  const { id: importId } = ok(await store.startImport(begun));
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const began = performance.now();
  let offset = 0;
  for (const part of stockParts(variant?.id ?? '')) {
    ok(await store.putImportPart({ importId, offset, body: new Blob([part as BlobPart]) }));
    offset += part.length;
  }
  const sent = performance.now();
  await run();
  clearInterval(watch);
  const shown = await read(importId);
  const grown = (peak - before) / 1e6;
  console.log(
    `${BYTES / 1024 / 1024} MB, ${shown.rows} rows: sent in ${((sent - began) / 1000).toFixed(1)} s, checked in ${(
      (performance.now() - sent) /
      1000
    ).toFixed(1)} s, ${grown.toFixed(0)} MB more memory`,
  );
  expect(shown).toMatchObject({ state: 'checked', received: BYTES, counts: { problem: 0, added: shown.rows } });
  // The client and the node together: 8 MB took 250 MB, 100 MB took 315 MB.
  expect(grown).toBeLessThan(400);
});
