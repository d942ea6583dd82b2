import { afterAll, beforeAll, expect, test } from 'vitest';
import { CANAL, cartLine } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createBins } from './createBins.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { fill, start, unitRow } = createBins(() => shop);

const maren = () => shop.as('maren-okafor').inventory;
const dario = () => shop.as('dario-vance').inventory;

/** A Warehouse_Admin. */
const petra = () => shop.as('petra-lindqvist').inventory;

test('A count marks expected, found and unexpected pairs, in any order', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(2);
  const other = await fill(1, '10');
  const count = await start(bin);
  ok(await dario().scanCount({ ...count, barcode: other.barcodes[0] ?? '' }));
  ok(await dario().scanCount({ ...count, barcode: barcodes[1] ?? '' }));
  const continued = ok(await petra().startCount({ locationId: CANAL, bin }));
  expect(continued).toMatchObject({ countId: count.countId, startedBy: 'Dario Vance', expected: 2, found: 1 });
  expect(Date.parse(continued.startedAt)).toBeGreaterThan(Date.now() - 60_000);
  const results = Object.fromEntries(continued.pairs.map(({ barcode, result }) => [barcode, result]));
  expect(results).toEqual({
    [barcodes[0] ?? '']: 'expected',
    [barcodes[1] ?? '']: 'found',
    [other.barcodes[0] ?? '']: 'unexpected',
  });
  expect(ok(await dario().getBinCounts({ locationId: CANAL }))).toContainEqual(
    expect.objectContaining({ countId: count.countId, bin, status: 'open' }),
  );
});

test('A pair that is sold or checked out is not counted, and the refusal names it', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(1);
  const [barcode = ''] = barcodes;
  const count = await start(bin);
  const scanned = async (state: string) => {
    await shop.rows('update units set state = $2 where barcode = $1', barcode, state);
    return refusal(await dario().scanCount({ ...count, barcode }));
  };
  const refused = { status: 409, field: '/barcode' };
  expect(await scanned('Checked Out')).toEqual({
    ...refused,
    message: 'Halden Court 82, size 9 is checked out. Check it in first.',
  });
  await shop.rows('update units set bin_id = null where barcode = $1', barcode);
  expect(await scanned('Sold')).toEqual({ ...refused, message: 'Halden Court 82, size 9 is sold. Ask an admin.' });
});

test('A picker can hand a count in, and cannot apply it', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(2);
  const other = await fill(1, '10');
  const [lost = '', found = ''] = barcodes;
  const count = await start(bin);
  ok(await dario().scanCount({ ...count, barcode: found }));
  ok(await dario().scanCount({ ...count, barcode: other.barcodes[0] ?? '' }));
  const handedIn = ok(await dario().handInCount(count));
  expect(handedIn).toMatchObject({ status: 'handed-in', startedBy: 'Dario Vance', handedInBy: 'Dario Vance' });
  // A repetition changes nothing, and the next scan opens the count again.
  expect(ok(await petra().handInCount(count))).toEqual(handedIn);
  const open = { status: 'open', handedInBy: null, handedInAt: null };
  expect(ok(await petra().scanCount({ ...count, barcode: found }))).toMatchObject(open);
  expect(ok(await petra().handInCount(count))).toMatchObject({
    startedBy: 'Dario Vance',
    handedInBy: 'Petra Lindqvist',
  });
  expect(refusal(await dario().applyCount(count)).status).toBe(403);
  expect(refusal(await dario().discardCount(count)).status).toBe(403);
  expect(ok(await petra().applyCount(count)).status).toBe('applied');
  expect(await unitRow(lost)).toMatchObject({ missing: true, bin });
  expect(await unitRow(found)).toMatchObject({ missing: false, bin });
  expect(await unitRow(other.barcodes[0])).toMatchObject({ missing: false, bin });
  const [event] = ok(await petra().getUnitHistory({ locationId: CANAL, barcode: lost }));
  expect(event).toMatchObject({ kind: 'missing', by: 'Petra Lindqvist' });
  expect(refusal(await petra().applyCount(count)).message).toBe('This count was applied. Start a new one.');
});

test('A pair that a count does not find has no note of an earlier report', { tags: ['W-12', 'G-01'] }, async () => {
  const { bin, barcodes } = await fill(1);
  const [lost = ''] = barcodes;
  ok(await shop.as('lena-park').consignee.setBarcodeMissing({ barcode: lost, note: 'Perhaps stolen' }));
  // It turns up, and is lost again.
  ok(await dario().moveUnits({ locationId: CANAL, bin, barcodes: [lost] }));
  ok(await petra().applyCount(await start(bin)));
  const stored = await shop.rows('select missing, set_aside_note from units where barcode = $1', lost);
  expect(stored).toEqual([{ missing: true, set_aside_note: null }]);
});

test(
  'A count answers a reserved missing pair as not found, and its line gets another',
  { tags: ['W-12', 'K-12'] },
  async () => {
    const { bin, goods, barcodes } = await fill(2);
    const placed = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
    const reserved = placed.lines[0]?.barcode ?? '';
    const other = barcodes.find((barcode) => barcode !== reserved) ?? '';
    const count = await start(bin);
    ok(await dario().scanCount({ ...count, barcode: other }));
    ok(await petra().applyCount(count));
    const [line] = await shop.rows<{ status: string; barcode: string; unavailable_reason: string }>(
      `select status, barcode, unavailable_reason from request_lines join units on units.id = unit_id
     where request_lines.id = $1`,
      placed.lines[0]?.lineId,
    );
    expect(line).toEqual({ status: 'pending', barcode: other, unavailable_reason: 'not found' });
    expect(await unitRow(reserved)).toMatchObject({ missing: true, state: 'Checked In' });
  },
);

test('A line never gets a pair that the same count did not find', { tags: ['W-12', 'K-12'] }, async () => {
  const { bin, goods, barcodes } = await fill(2);
  const placed = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const other = await fill(1, '10');
  const count = await start(bin);
  ok(await dario().scanCount({ ...count, barcode: other.barcodes[0] ?? '' }));
  ok(await petra().applyCount(count));
  const line = await shop.rows('select status, unit_id from request_lines where id = $1', placed.lines[0]?.lineId);
  expect(line).toEqual([{ status: 'unavailable', unit_id: null }]);
  for (const barcode of barcodes) {
    expect(await unitRow(barcode)).toMatchObject({ missing: true, state: 'Checked In' });
  }
});

test('A discarded count changes nothing and refuses scans', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(1);
  const count = await start(bin);
  expect(ok(await dario().discardCount(count)).status).toBe('discarded');
  expect(await unitRow(barcodes[0])).toMatchObject({ missing: false, bin });
  const next = await start(bin);
  expect(next.countId).not.toBe(count.countId);
  // The admin of both locations finds it where it is.
  const listed = async (locationId: string) =>
    ok(await petra().getBinCounts({ locationId })).map(({ countId }) => countId);
  expect(await listed(CANAL)).toContain(next.countId);
  expect(await listed(CANAL)).not.toContain(count.countId);
  expect(await listed('bedford-avenue')).toEqual([]);
  const there = { locationId: 'bedford-avenue', countId: next.countId };
  for (const answer of [await petra().discardCount(there), await petra().handInCount(there)]) {
    expect(refusal(answer)).toMatchObject({ status: 404, field: '/countId' });
  }
  expect(refusal(await dario().scanCount({ ...count, barcode: barcodes[0] ?? '' })).message).toBe(
    'This count was discarded. Start a new one.',
  );
});

test('Two people who start a count of a bin at once continue the same one', { tags: 'W-12' }, async () => {
  const { bin } = await fill(1);
  const body = { locationId: CANAL, bin };
  const [one, two] = await Promise.all([dario().startCount(body), petra().startCount(body)]);
  expect(ok(one).countId).toBe(ok(two).countId);
});

test('A missing pair that is found in its bin is no longer missing', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(2);
  const [counted = '', moved = ''] = barcodes;
  await shop.rows('update units set missing = true where barcode = any($1)', barcodes);
  const versions = async () =>
    shop.rows<{ barcode: string; place_version: number; corrected_by: string; missing: boolean }>(
      'select barcode, place_version, corrected_by, missing from units where barcode = any($1) order by id',
      barcodes,
    );
  const count = await start(bin);
  const scanned = ok(await dario().scanCount({ ...count, barcode: counted }));
  expect(scanned.pairs).toMatchObject([{ barcode: counted, result: 'found' }]);
  ok(await petra().applyCount(count));
  ok(await dario().moveUnits({ locationId: CANAL, bin, barcodes: [moved] }));
  expect(await versions()).toEqual([
    { barcode: counted, place_version: 1, corrected_by: '1004', missing: false },
    { barcode: moved, place_version: 1, corrected_by: '1003', missing: false },
  ]);
  // A move to the bin in which a pair is changes nothing.
  ok(await petra().moveUnits({ locationId: CANAL, bin, barcodes: [moved] }));
  expect((await versions())[1]).toMatchObject({ place_version: 1, corrected_by: '1003' });
  await shop.rows(`update units set state = 'Sold' where barcode = $1`, moved);
  expect(refusal(await dario().moveUnits({ locationId: CANAL, bin, barcodes: [moved] })).message).toBe(
    'Halden Court 82, size 9 is sold.',
  );
});
