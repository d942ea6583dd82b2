import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createBins } from './createBins.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { emptyBin, fill, unitRow } = createBins(() => shop);

const dario = () => shop.as('dario-vance').inventory;

test('A bin is read with all its pairs, and an unknown bin is refused', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(2);
  const read = ok(await dario().getBin({ locationId: CANAL, bin }));
  expect(read).toMatchObject({ bin, aisle: 'D', zone: 'stockroom', count: null });
  expect(new Set(read.records.map(({ barcode }) => barcode))).toEqual(new Set(barcodes));
  expect(refusal(await dario().getBin({ locationId: CANAL, bin: 'Z-99-99' }))).toMatchObject({
    status: 404,
    message: 'There is no bin Z-99-99 at Canal Street.',
  });
});

test('Scanned pairs, or a whole bin, are moved to a bin: all or none', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(3);
  const to = await emptyBin();
  const [first = '', second = ''] = barcodes;
  const moved = ok(await dario().moveUnits({ locationId: CANAL, bin: to, barcodes: [first, second, first] }));
  expect(moved.map(({ record, from }) => [record.bin, from])).toEqual([
    [to, bin],
    [to, bin],
  ]);
  const all = ok(await dario().moveUnits({ locationId: CANAL, bin, fromBin: to }));
  expect(all).toHaveLength(2);
  await shop.rows(`update units set state = 'Checked Out' where barcode = $1`, second);
  expect(refusal(await dario().moveUnits({ locationId: CANAL, bin: to, barcodes: [first, second] }))).toMatchObject({
    status: 409,
    message: 'Halden Court 82, size 9 is checked out. Check it in first.',
  });
  expect((await unitRow(first))?.bin).toBe(bin);
  expect(refusal(await dario().moveUnits({ locationId: CANAL, bin: to })).field).toBe('/barcodes');
  expect(refusal(await dario().moveUnits({ locationId: CANAL, bin: 'Z-99-99', barcodes: [first] })).field).toBe('/bin');
  expect(refusal(await dario().moveUnits({ locationId: CANAL, bin, fromBin: await emptyBin() })).field).toBe(
    '/fromBin',
  );
});

test('A whole bin is moved without its missing pairs, which stay missing', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(2);
  const [present = '', missing = ''] = barcodes;
  await shop.rows('update units set missing = true where barcode = $1', missing);
  const moved = ok(await dario().moveUnits({ locationId: CANAL, bin: await emptyBin(), fromBin: bin }));
  expect(moved.map(({ record }) => record.barcode)).toEqual([present]);
  expect(await unitRow(missing)).toMatchObject({ missing: true, bin });
});
