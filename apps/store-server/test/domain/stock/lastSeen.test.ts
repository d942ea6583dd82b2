import { readFileSync } from 'node:fs';
import { SIGHTINGS, type Sighting } from '@instore/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../src/db/connect.ts';
import { selectFreeUnits } from '../../../src/domain/stock/queries/freeUnits.ts';
import { CANAL, cartLine } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';
import { createBins } from '../counts/createBins.ts';

/** After what the tests change in the database themselves, by its clock. */
let time = Date.now() + 600_000;
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(time) });
});
afterAll(() => shop?.close());

const { fill, start } = createBins(() => shop);
const maren = () => shop.as('maren-okafor').inventory;
const dario = () => shop.as('dario-vance').inventory;
const petra = () => shop.as('petra-lindqvist').inventory;

/** Another minute, so that each act has a time of its own. */
const later = () => new Date((time += 60_000)).toISOString();

/** How the bin shows a pair. */
async function seenIn(bin: string, barcode: string) {
  const { records } = ok(await dario().getBin({ locationId: CANAL, bin }));
  return records.find((record) => record.barcode === barcode)?.lastSeen;
}

/** Places a request for one pair of goods; returns the reserved pair. */
async function reserve(goods: Parameters<typeof cartLine>[0], extra: Parameters<typeof cartLine>[2] = {}) {
  const { lines } = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods, 1, extra)] }));
  return lines[0]?.barcode;
}

/** Scans a pair in the bin in which it is on record. */
const scanHere = async (bin: string, barcode: string) =>
  ok(await dario().moveUnits({ locationId: CANAL, bin, barcodes: [barcode] }));

test('Each act with the pair in the hand is its last sighting', { tags: 'M-07' }, async () => {
  const { bin, goods, barcodes } = await fill(1);
  const other = await fill(0, '10');
  const [barcode = ''] = barcodes;
  expect(await seenIn(bin, barcode)).toBeUndefined();
  const acts: [Sighting, () => Promise<unknown>][] = [
    ['scanned', () => scanHere(bin, barcode)],
    ['counted', async () => ok(await dario().scanCount({ ...(await start(bin)), barcode }))],
    ['moved', () => scanHere(other.bin, barcode)],
    [
      'checked-out',
      async () => ok(await dario().checkOut({ locationId: CANAL, barcode: (await reserve(goods)) ?? '' })),
    ],
    ['checked-in', async () => ok(await dario().checkIn({ locationId: CANAL, barcode, bin }))],
  ];
  const seen: unknown[] = [];
  for (const [, act] of acts) {
    later();
    await act();
    const { lastSeen } = ok(await dario().getBinShelfRecords({ locationId: CANAL, search: barcode })).content[0] ?? {};
    seen.push({ ...lastSeen, isNow: lastSeen?.at === new Date(time).toISOString() });
  }
  expect(seen.map((each) => ({ ...(each as object), at: undefined }))).toEqual(
    acts.map(([as]) => ({ as, at: undefined, isNow: true })),
  );
  const [product] = await shop.rows<{ sku: string }>(
    'select sku from products join variants on product_id = products.id where variants.id = $1',
    goods.variantId,
  );
  const { variants } = ok(
    await shop.as('maren-okafor').catalogue.getCatalogueBySKU({ id: product?.sku ?? '', locationId: CANAL }),
  );
  const pair = variants.flatMap(({ pairs }) => pairs).find((each) => each.barcode === barcode);
  expect(pair?.lastSeen?.as).toBe('checked-in');
});

test('The history names scans and counts, and a count names its bin', { tags: ['M-07', 'Z-10'] }, async () => {
  const { bin, barcodes } = await fill(1);
  const other = await fill(1, '10');
  const [barcode = ''] = barcodes;
  await scanHere(bin, barcode);
  ok(await dario().scanCount({ ...(await start(other.bin)), barcode }));
  const [counted, scanned] = ok(await maren().getUnitHistory({ locationId: CANAL, barcode }));
  expect(counted).toMatchObject({ kind: 'counted', by: 'Dario Vance', fromBin: bin, toBin: bin, note: other.bin });
  expect(scanned).toMatchObject({ kind: 'scanned', by: 'Dario Vance' });
});

test('A pair was seen when it was counted, not when the count is applied', { tags: 'M-07' }, async () => {
  const { bin } = await fill(0);
  const other = await fill(1, '10');
  const [barcode = ''] = other.barcodes;
  const count = await start(bin);
  const counted = later();
  ok(await dario().scanCount({ ...count, barcode }));
  later();
  ok(await petra().applyCount(count));
  expect(await seenIn(bin, barcode)).toEqual({ at: counted, as: 'counted' });
});

test('A late scan is no newer sighting, and an import or a missing pair is none', { tags: 'M-07' }, async () => {
  const { bin, barcodes } = await fill(1);
  const [barcode = ''] = barcodes;
  const count = await start(bin);
  const early = later();
  // The network delays the earlier scan.
  time -= 50_000;
  const seen = later();
  await scanHere(bin, barcode);
  ok(await dario().scanCount({ ...count, barcode, scannedAt: early }));
  await shop.rows(
    `with actor as materialized (select set_config('in_store.actor', 'import', true))
     update units set bin_id = (select min(id) from bins where location_id = $1) from actor where barcode = $2`,
    CANAL,
    barcode,
  );
  ok(await shop.as('lena-park').consignee.setBarcodeMissing({ barcode }));
  const [unit] = await shop.rows<{ seen_at: Date; seen_as: string }>(
    'select seen_at, seen_as from units where barcode = $1',
    barcode,
  );
  expect({ at: unit?.seen_at.toISOString(), as: unit?.seen_as }).toEqual({ at: seen, as: 'scanned' });
});

test('Reservation takes the pair that was seen last', { tags: 'M-07' }, async () => {
  const { bin, goods, barcodes } = await fill(3);
  const [first, second = '', third = ''] = barcodes;
  await scanHere(bin, third);
  later();
  await scanHere(bin, second);
  expect(await reserve(goods)).toBe(second);
  expect(await reserve(goods)).toBe(third);
  expect(await reserve(goods)).toBe(first);
});

test('A chosen pair, the stockroom and the rules of free pairs come first', { tags: 'M-07' }, async () => {
  const { bin, goods, barcodes } = await fill(4);
  const [chosen = '', onFloor = '', held = '', plain = ''] = barcodes;
  await shop.rows(
    `update units set bin_id = (select min(id) from bins where location_id = $1 and zone = 'floor') where barcode = $2`,
    CANAL,
    onFloor,
  );
  for (const barcode of [onFloor, held]) {
    later();
    await shop.rows(`update units set seen_at = $1, seen_as = 'scanned' where barcode = $2`, new Date(time), barcode);
  }
  ok(await shop.as('lena-park').consignee.setBarcodeOnHold({ barcode: held, note: 'Scuffed' }));
  await scanHere(bin, plain);
  expect(await reserve(goods, { barcode: chosen })).toBe(chosen);
  expect(await reserve(goods)).toBe(plain);
  expect(await reserve(goods)).toBe(onFloor);
});

test('The search for the pair uses an index', { tags: 'M-07' }, async () => {
  const { goods } = await fill(2);
  const node = connect(shop.database.url);
  const query = sql`explain ${selectFreeUnits(CANAL, [{ variantId: goods.variantId, count: 1 }])}`;
  const { rows } = await node.patient.db.execute<{ 'QUERY PLAN': string }>(query);
  await node.close();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Scan using units_(free|location_variant) on units/);
  expect(plan).not.toContain('Seq Scan on units');
});

test('The trigger knows the same sightings as the contract', { tags: 'M-07' }, () => {
  const file = readFileSync(new URL('../../../src/db/triggers/sightings.sql', import.meta.url), 'utf8');
  const [, kinds = ''] = /ARRAY\[([^\]]+)\]/.exec(file) ?? [];
  expect([...kinds.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind)).toEqual([...SIGHTINGS]);
});
