import type { Api } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterStatement } from '../../support/afterStatement.ts';
import { CANAL, cartLine } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { waitUntil } from '../../support/waitUntil.ts';
import { createBins } from './createBins.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { emptyBin, fill, start, isSomeoneWaiting, unitRow } = createBins(() => shop);

const maren = () => shop.as('maren-okafor').inventory;
const dario = () => shop.as('dario-vance').inventory;

/** A Warehouse_Admin. */
const petra = () => shop.as('petra-lindqvist').inventory;

/** A count of an empty bin, in which a pair of another bin was scanned. */
async function unexpectedScan() {
  const { bin } = await fill(1);
  const [barcode = ''] = (await fill(1, '10')).barcodes;
  const count = await start(bin);
  ok(await dario().scanCount({ ...count, barcode }));
  return { bin, barcode, count };
}

const resultOf = async (bin: string, barcode = '') =>
  ok(await dario().getBin({ locationId: CANAL, bin })).count?.pairs.find((pair) => pair.barcode === barcode)?.result;

/** A count in which one of two pairs was found; `act` is done by a colleague, before this scan is sent. */
async function countDuring(act: (bin: string, unscanned: string) => Promise<unknown>, isLate = false) {
  const { bin, barcodes } = await fill(2);
  const [found = '', unscanned = ''] = barcodes;
  const count = await start(bin);
  const scannedAt = new Date().toISOString();
  await act(bin, unscanned);
  const scan = { ...count, barcode: found };
  ok(await dario().scanCount(isLate ? { ...scan, scannedAt } : scan));
  return { bin, unscanned, count };
}

test('The count of a bin that changed after the last scan gets 409 with the pair', { tags: 'W-12' }, async () => {
  const { bin, goods, barcodes } = await fill(2);
  const count = await start(bin);
  for (const barcode of barcodes) ok(await dario().scanCount({ ...count, barcode }));
  const placed = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const [line] = placed.lines;
  ok(await dario().checkOut({ locationId: CANAL, barcode: line?.barcode ?? '' }));
  expect(refusal(await petra().applyCount(count))).toMatchObject({
    status: 409,
    message: expect.stringMatching(
      /^Halden Court 82, size 9 left the bin after the last scan \(Dario Vance, \d\d:\d\d\)\. Scan a pair of the bin again, or/,
    ),
  });
  expect((await unitRow(barcodes[0]))?.missing).toBe(false);
  const back = await fill(1, '10');
  ok(await dario().moveUnits({ locationId: CANAL, bin, barcodes: back.barcodes }));
  ok(await dario().checkIn({ locationId: CANAL, barcode: line?.barcode ?? '' }));
  expect(refusal(await petra().applyCount(count)).message).toContain('was put into the bin after the last scan');
  ok(await dario().scanCount({ ...count, barcode: back.barcodes[0] ?? '' }));
  // A pair that was counted here may be moved here afterwards.
  const found = await fill(1, '11');
  ok(await dario().scanCount({ ...count, barcode: found.barcodes[0] ?? '' }));
  ok(await dario().moveUnits({ locationId: CANAL, bin, barcodes: found.barcodes }));
  expect(ok(await petra().applyCount(count))).toMatchObject({ status: 'applied', expected: 3, found: 3 });
});

test('A found pair that is checked out since is not recorded in the counted bin', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(1);
  const { goods, barcodes: found, bin: from } = await fill(1, '10');
  const count = await start(bin);
  for (const barcode of [...barcodes, ...found]) ok(await dario().scanCount({ ...count, barcode }));
  ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  ok(await dario().checkOut({ locationId: CANAL, barcode: found[0] ?? '' }));
  expect(await resultOf(bin, found[0])).toBe('left');
  ok(await petra().applyCount(count));
  expect(await unitRow(found[0])).toMatchObject({ state: 'Checked Out', bin: from });
});

test('A count waits for a running correction, and is refused if a pair has left', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(1);
  const count = await start(bin);
  const correction = await shop.database.pool.connect();
  try {
    await correction.query('begin');
    await correction.query('update units set bin_id = null where barcode = any($1)', [barcodes]);
    const applied = petra().applyCount(count);
    await waitUntil(isSomeoneWaiting);
    await correction.query('commit');
    expect(refusal(await applied).message).toContain('Halden Court 82, size 9 left the bin after the last scan');
  } finally {
    correction.release();
  }
  expect(await unitRow(barcodes[0])).toMatchObject({ missing: false, bin: null });
});

test('A count is refused at once while the pair that came is locked', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(1);
  const count = await start(bin);
  for (const barcode of barcodes) ok(await dario().scanCount({ ...count, barcode }));
  const came = await fill(1, '10');
  ok(await petra().moveUnits({ locationId: CANAL, bin, barcodes: came.barcodes }));
  const move = await shop.database.pool.connect();
  try {
    await move.query('begin');
    await move.query('select id from units where barcode = any($1) for update', [came.barcodes]);
    const applied = petra().applyCount(count);
    // A count that waited for the pair would hold the lock of the expected one, and this would be a deadlock.
    let isRefused = false;
    void applied.then(() => (isRefused = true));
    await waitUntil(async () => isRefused || (await isSomeoneWaiting()));
    expect(isRefused).toBe(true);
    expect(refusal(await applied).message).toContain('was put into the bin after the last scan (Petra Lindqvist');
  } finally {
    await move.query('rollback');
    move.release();
  }
});

test('A count that ends while another person starts one is answered to that person', { tags: 'W-12' }, async () => {
  const { bin } = await fill(1);
  const count = await start(bin);
  let ending: ReturnType<Api['inventory']['discardCount']> | undefined;
  let hasEnded = false;
  const watching = afterStatement(shop, /insert into "bin_counts"/, async () => {
    ending = petra().discardCount(count);
    void ending.then(() => (hasEnded = true));
    await waitUntil(async () => hasEnded || (await isSomeoneWaiting()), { everyMs: 5 });
  });
  try {
    expect(ok(await dario().startCount({ locationId: CANAL, bin })).countId).toBe(count.countId);
  } finally {
    watching.stop();
  }
  expect(ok((await ending)!).status).toBe('discarded');
  expect((await start(bin)).countId).not.toBe(count.countId);
});

test('A count is refused if its pair is requested while it is applied', { tags: 'W-12' }, async () => {
  const { bin, goods, barcodes } = await fill(1, '13');
  const [barcode = ''] = barcodes;
  const count = await start(bin);
  const item = { ...cartLine(goods), barcode };
  // After the lines of the absent pairs are locked, and before the pairs are.
  const { stop } = afterStatement(shop, /from "request_lines".*"unit_id" in/, async () => {
    ok(await maren().placeRequest({ locationId: CANAL, items: [item] }));
  });
  try {
    expect(refusal(await petra().applyCount(count))).toMatchObject({
      status: 409,
      field: '/countId',
      message: expect.stringContaining('was requested a moment ago. Apply the count again.'),
    });
  } finally {
    stop();
  }
  const [unit] = await shop.rows('select state, missing from units where barcode = $1', barcode);
  expect(unit).toEqual({ state: 'Pending', missing: false });
  // Again: the line is answered with 'not found', like one that was placed before.
  ok(await petra().applyCount(count));
  const [gone] = await shop.rows('select state, missing from units where barcode = $1', barcode);
  expect(gone).toEqual({ state: 'Checked In', missing: true });
});

test('A line that is cancelled during the count of its missing pair stays cancelled', { tags: 'W-12' }, async () => {
  const { bin, goods, barcodes } = await fill(1, '12');
  const placed = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const lineId = placed.lines[0]?.lineId ?? '';
  const count = await start(bin);
  // After the lines of the absent pairs are found, and before they are locked.
  const { stop } = afterStatement(shop, /from "request_lines".*"unit_id" in/, async () => {
    ok(await maren().cancelRequest({ locationId: CANAL, lineIds: [lineId] }));
  });
  try {
    ok(await petra().applyCount(count));
  } finally {
    stop();
  }
  expect(await shop.rows('select status from request_lines where id = $1', lineId)).toEqual([{ status: 'cancelled' }]);
  expect(await unitRow(barcodes[0])).toMatchObject({ missing: true, state: 'Checked In' });
});

test('A count does not undo a later move of a pair that was unexpected', { tags: 'W-12' }, async () => {
  const { bin, barcode, count } = await unexpectedScan();
  const to = await emptyBin();
  ok(await petra().moveUnits({ locationId: CANAL, bin: to, barcodes: [barcode] }));
  expect(await resultOf(bin, barcode)).toBe('left');
  const applied = ok(await petra().applyCount(count));
  expect(applied.pairs).toContainEqual(expect.objectContaining({ barcode, result: 'left', bin: to }));
  expect((await unitRow(barcode))?.bin).toBe(to);
});

test('A count does not undo a check-out and a check-in into another bin', { tags: 'W-12' }, async () => {
  const { barcode, count } = await unexpectedScan();
  const to = await emptyBin();
  const goods = demoProductVariant('hc82-104-cf', '10');
  const [line] = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods)] })).lines;
  expect(line?.barcode).toBe(barcode);
  ok(await dario().checkOut({ locationId: CANAL, barcode }));
  ok(await dario().checkIn({ locationId: CANAL, barcode, bin: to }));
  ok(await petra().applyCount(count));
  expect((await unitRow(barcode))?.bin).toBe(to);
});

test('A count whose pair was moved is applied after the bin is scanned again', { tags: 'W-12' }, async () => {
  const { bin, barcodes } = await fill(2);
  const [moved = '', stays = ''] = barcodes;
  const count = await start(bin);
  for (const barcode of barcodes) ok(await dario().scanCount({ ...count, barcode }));
  const to = await emptyBin();
  ok(await petra().moveUnits({ locationId: CANAL, bin: to, barcodes: [moved] }));
  expect(refusal(await petra().applyCount(count)).message).toContain('left the bin after the last scan');
  expect(await resultOf(bin, moved)).toBe('left');
  ok(await dario().scanCount({ ...count, barcode: stays }));
  expect(ok(await petra().applyCount(count))).toMatchObject({ status: 'applied', expected: 1, found: 1 });
  expect(await unitRow(moved)).toMatchObject({ missing: false, bin: to });
});

test("A count does not undo 'Not in bin' for a scanned pair until it is scanned again", { tags: 'W-12' }, async () => {
  const { bin, goods, barcodes } = await fill(1, '10');
  const [barcode = ''] = barcodes;
  const count = await start(bin);
  ok(await dario().scanCount({ ...count, barcode }));
  const [line] = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(goods)] })).lines;
  ok(await dario().reportPairNotHere({ locationId: CANAL, lineId: line?.lineId ?? '', barcode }));
  expect(refusal(await petra().applyCount(count)).status).toBe(409);
  expect(await resultOf(bin, barcode)).not.toBe('found');
  ok(await dario().scanCount({ ...count, barcode }));
  expect(await resultOf(bin, barcode)).toBe('found');
  ok(await petra().applyCount(count));
  expect(await unitRow(barcode)).toMatchObject({ missing: false, bin });
});

test.each([
  ['on time', false],
  ['late', true],
])('A pair that comes during a count, scanned %s, does not go missing', { tags: 'W-12' }, async (_when, isLate) => {
  const other = await fill(1, '10');
  const [came = ''] = other.barcodes;
  const [line] = ok(await maren().placeRequest({ locationId: CANAL, items: [cartLine(other.goods)] })).lines;
  const put = (to: string) => petra().moveUnits({ locationId: CANAL, bin: to, barcodes: [came] });
  const { bin, unscanned, count } = await countDuring(async (counted) => ok(await put(counted)), isLate);
  ok(await dario().handInCount(count));
  const { pairs, found } = ok(await petra().applyCount(count));
  expect(found).toBe(2);
  expect(pairs).toContainEqual(
    expect.objectContaining({ barcode: came, result: 'found', scannedBy: 'Petra Lindqvist' }),
  );
  expect(await unitRow(came)).toMatchObject({ missing: false, bin, state: 'Pending' });
  expect(await shop.rows('select status from request_lines where id = $1', line?.lineId)).toEqual([
    { status: 'request' },
  ]);
  expect(await unitRow(unscanned)).toMatchObject({ missing: true });
});

test.each([
  ['scans in its bin', false],
  ['moves out and back', true],
])('A pair that a colleague %s after the hand-in does not go missing', { tags: 'W-12' }, async (_act, isMoved) => {
  const { bin, unscanned, count } = await countDuring(async () => undefined);
  ok(await dario().handInCount(count));
  const to = await emptyBin();
  const move = (target: string) => petra().moveUnits({ locationId: CANAL, bin: target, barcodes: [unscanned] });
  if (isMoved) ok(await move(to));
  ok(await move(bin));
  expect(await resultOf(bin, unscanned)).toBe('found');
  expect(ok(await petra().applyCount(count))).toMatchObject({ expected: 2, found: 2 });
  expect(await unitRow(unscanned)).toMatchObject({ missing: false, bin });
});

test.each([
  ['put on hold', (barcode: string) => shop.as('lena-park').consignee.setBarcodeOnHold({ barcode })],
  [
    'corrected by an import',
    (barcode: string) =>
      shop.rows(
        `update units set variant_id = (select id from variants where id <> variant_id order by id limit 1)
         where barcode = $1`,
        barcode,
      ),
  ],
])('An absent pair that is %s during a count is not found', { tags: 'W-12' }, async (_act, act) => {
  const { bin, unscanned, count } = await countDuring(async (_bin, barcode) => act(barcode));
  expect(await resultOf(bin, unscanned)).toBe('expected');
  expect(ok(await petra().applyCount(count))).toMatchObject({ expected: 2, found: 1 });
  expect(await unitRow(unscanned)).toMatchObject({ missing: true });
});

test('A pair that is brought during a count and put on hold then is found', { tags: ['W-12', 'G-04'] }, async () => {
  const { bin, unscanned, count } = await countDuring(async () => undefined);
  const move = (to: string) => petra().moveUnits({ locationId: CANAL, bin: to, barcodes: [unscanned] });
  ok(await move(await emptyBin()));
  ok(await move(bin));
  ok(await shop.as('lena-park').consignee.setBarcodeOnHold({ barcode: unscanned }));
  expect(await resultOf(bin, unscanned)).toBe('found');
  expect(ok(await petra().applyCount(count))).toMatchObject({ expected: 2, found: 2 });
});
