import type { Input } from '@instore/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeRounds } from '../../../src/domain/counts/index.ts';
import { CANAL, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

/** A Wednesday at Canal Street, an hour before it opens. */
const BEFORE_OPENING = '2027-01-13T14:00:00Z';
const HOUR = 3_600_000;

let time = Date.parse(BEFORE_OPENING);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(time) });
  // An aisle of its own for the tests, with three bins.
  await shop.rows(
    `insert into bins (location_id, code, aisle, bay, position, shelf, zone)
     select $1, 'Q-01-0' || n, 'Q', 1, n, '1', 'stockroom' from generate_series(1, 3) n`,
    CANAL,
  );
  await shop.rows(
    `update locations set opening_hours = (
       select jsonb_agg(jsonb_build_object('opens', '10:00', 'closes', '19:00')) from generate_series(0, 6)) where id = $1`,
    CANAL,
  );
});
afterAll(() => shop?.close());
beforeEach(async () => {
  time = Date.parse(BEFORE_OPENING);
  await shop.rows('update round_bins set count_id = null');
  await shop.rows(
    `update bin_counts set status = 'discarded', closed_at = now() where status in ('open', 'handed-in')`,
  );
  await shop.rows('delete from round_bins');
  await shop.rows('delete from count_rounds');
  await shop.rows('delete from count_plans');
});

const dario = () => shop.as('dario-vance').inventory;
const petra = () => shop.as('petra-lindqvist').inventory;
const run = () => makeRounds({ db: shop.database.db, now: () => new Date(time) });
const open = () => (time = Date.parse(BEFORE_OPENING) + HOUR);
const BLIND = { locationId: CANAL, aisles: ['Q'], isBlind: true } as const;

const plan = async (over: Partial<Input<'planCount'>> = { weekdays: [3] }) =>
  ok(await petra().planCount({ ...BLIND, aisles: ['Q'], ...over }));
const rounds = async () => ok(await dario().getCountRounds({ locationId: CANAL }));

/** New pairs in a bin of the aisle. */
async function fill(bin: string, pairs: number): Promise<string[]> {
  await shop.rows(
    `update units set bin_id = null where bin_id = (select id from bins where location_id = $1 and code = $2)`,
    CANAL,
    bin,
  );
  const { barcodes } = await stockUp(shop, 'hc82-104-cf', '9', pairs);
  await shop.rows(
    `update units set bin_id = (select id from bins where location_id = $1 and code = $2), missing = false
     where barcode = any($3)`,
    CANAL,
    bin,
    barcodes,
  );
  return barcodes;
}

/** Plans the aisle, opens the location, and starts the count of a bin. */
async function counting(bin: string, over: Partial<Input<'planCount'>> = { weekdays: [3] }) {
  await plan(over);
  open();
  await run();
  const { countId } = ok(await dario().startCount({ locationId: CANAL, bin }));
  return { locationId: CANAL, countId };
}

test('The counts of a day are made at opening, by one of ten nodes, once', { tags: 'M-07' }, async () => {
  await plan({ weekdays: [3], assignedTo: '1003' });
  await run();
  expect(await rounds()).toEqual([]);
  open();
  await Promise.all(Array.from({ length: 10 }, run));
  await run();
  expect(await rounds()).toMatchObject([
    {
      day: '2027-01-13',
      isToday: true,
      aisles: ['Q'],
      isBlind: true,
      bins: 3,
      done: 0,
      assignedTo: { name: 'Dario Vance' },
    },
  ]);
  time += 24 * HOUR;
  await run();
  // Nothing is planned for Thursdays, and what was not counted stays listed.
  expect(await rounds()).toMatchObject([{ day: '2027-01-13', isToday: false }]);
  time += 6 * 24 * HOUR;
  await run();
  expect((await rounds()).map(({ day }) => day)).toEqual(['2027-01-20']);
});

test('A plan of one day has one round, also when no node ran on that day', { tags: 'M-07' }, async () => {
  await plan({ onDay: '2027-01-14' });
  open();
  await run();
  expect(await rounds()).toEqual([]);
  time += 48 * HOUR;
  await run();
  time += 24 * HOUR;
  await run();
  expect((await rounds()).map(({ day }) => day)).toEqual(['2027-01-15']);
});

test('A plan for today is counted at once, also before opening', { tags: 'M-07' }, async () => {
  await plan({ onDay: '2027-01-13' });
  expect((await rounds()).map(({ day }) => day)).toEqual(['2027-01-13']);
});

test('On a day on which the location is closed no weekly count is made', { tags: 'M-07' }, async () => {
  await plan({ weekdays: [3] });
  await shop.rows(`insert into holidays (location_id, day, name) values ($1, '2027-01-13', 'Inventory')`, CANAL);
  open();
  await run();
  expect(await rounds()).toEqual([]);
  await shop.rows(`delete from holidays where day = '2027-01-13'`);
});

test('A plan that is ended makes no more counts', { tags: 'M-07' }, async () => {
  const { planId } = await plan({ weekdays: [3] });
  const body = { locationId: CANAL, planId };
  ok(await petra().endCountPlan(body));
  ok(await petra().endCountPlan(body));
  open();
  await run();
  expect(await rounds()).toEqual([]);
  expect(ok(await petra().getCountPlans({ locationId: CANAL })).plans).toEqual([]);
});

test('A plan names its fault in the field', { tags: 'M-07' }, async () => {
  const fault = async (over: Partial<Input<'planCount'>>) =>
    refusal(await petra().planCount({ ...BLIND, aisles: ['Q'], ...over }));
  expect(await fault({})).toMatchObject({ status: 422, field: '/weekdays' });
  expect(await fault({ onDay: '2027-01-14', weekdays: [1] })).toMatchObject({ status: 422, field: '/weekdays' });
  expect(await fault({ onDay: '2027-01-12' })).toMatchObject({ field: '/onDay', message: 'This day is over.' });
  expect(await fault({ weekdays: [1], aisles: ['Q', 'NONE'] })).toMatchObject({ field: '/aisles/1' });
  expect(await fault({ weekdays: [1], assignedTo: '1001' })).toMatchObject({ field: '/assignedTo' });
});

test('A blind count shows what was scanned, and not what is on record', { tags: 'M-07' }, async () => {
  const [first = '', second] = await fill('Q-01-01', 2);
  const count = await counting('Q-01-01');
  const scanned = ok(await dario().scanCount({ ...count, barcode: first }));
  expect(scanned).toMatchObject({ isBlind: true, expected: null, found: 1 });
  expect(scanned.pairs.map(({ barcode, result, bin }) => [barcode, result, bin])).toEqual([[first, 'found', null]]);
  const inBin = { locationId: CANAL, bin: 'Q-01-01' };
  expect(ok(await petra().getBin(inBin))).toMatchObject({ records: [], count: { expected: null } });
  const heads = ok(await dario().getBinCounts({ locationId: CANAL }));
  expect(heads).toMatchObject([{ bin: 'Q-01-01', expected: null, found: 1 }]);
  expect(refusal(await petra().applyCount(count)).message).toBe('Hand the count in first: then you see what it found.');
  // Handed in, the admin sees what it found, the picker still does not.
  expect(ok(await dario().handInCount(count)).expected).toBeNull();
  const { count: shown } = ok(await petra().getBin(inBin));
  expect(shown?.pairs.find(({ barcode }) => barcode === second)?.result).toBe('expected');
  ok(await petra().applyCount(count));
});

test('The progress says how many bins are done, by whom, and what is left', { tags: 'M-07' }, async () => {
  await fill('Q-01-01', 0);
  const count = await counting('Q-01-01');
  ok(await dario().startCount({ locationId: CANAL, bin: 'Q-01-02' }));
  ok(await dario().handInCount(count));
  const left = { firstBy: null, firstDifferences: null };
  const [round] = await rounds();
  expect(round).toMatchObject({ bins: 3, done: 1, counters: [{ name: 'Dario Vance', bins: 1 }] });
  expect(round?.remaining).toEqual([
    { bin: 'Q-01-02', state: 'counting', ...left },
    { bin: 'Q-01-03', state: 'waiting', ...left },
  ]);
  // A discarded count has counted nothing.
  ok(await petra().discardCount(count));
  expect((await rounds())[0]).toMatchObject({ done: 0 });
  expect((await rounds())[0]?.remaining[0]).toMatchObject({ bin: 'Q-01-01', state: 'waiting' });
});

test('Above the limit another person counts again before a count is applied', { tags: 'M-07' }, async () => {
  const [first = '', second = '', third = ''] = await fill('Q-01-01', 3);
  const count = await counting('Q-01-01', { weekdays: [3], recountAbove: 1 });
  ok(await dario().scanCount({ ...count, barcode: first }));
  expect(ok(await dario().handInCount(count))).toMatchObject({ recount: 'asked', firstDifferences: 2 });
  expect(refusal(await petra().applyCount(count)).status).toBe(409);
  const again = { locationId: CANAL, bin: 'Q-01-01' };
  const mine = 'You counted this bin first. Another person counts it again.';
  expect(refusal(await dario().startCount(again)).message).toBe(mine);
  expect(refusal(await dario().scanCount({ ...count, barcode: second })).message).toBe(mine);
  expect((await rounds())[0]?.remaining[0]).toEqual({
    bin: 'Q-01-01',
    state: 'recount',
    firstBy: 'Dario Vance',
    firstDifferences: 2,
  });
  expect(ok(await petra().startCount(again))).toMatchObject({ status: 'open', recount: 'running', found: 0 });
  for (const barcode of [first, second]) ok(await petra().scanCount({ ...count, barcode }));
  expect(refusal(await petra().applyCount(count)).status).toBe(409);
  expect(ok(await petra().handInCount(count))).toMatchObject({ status: 'handed-in', recount: 'done' });
  ok(await petra().applyCount(count));
  const [unit] = await shop.rows('select missing from units where barcode = $1', third);
  expect(unit).toEqual({ missing: true });
});

test('An open count with too many differences is not applied by its admin', { tags: 'M-07' }, async () => {
  await fill('Q-01-01', 2);
  const count = await counting('Q-01-01', { weekdays: [3], isBlind: false, recountAbove: 1 });
  expect(refusal(await petra().applyCount(count)).message).toBe(
    'There are 2 differences. Hand the count in: another person counts this bin again.',
  );
});

test('The accuracy of a bin is what its applied counts found of the records', { tags: 'M-07' }, async () => {
  const [first = ''] = await fill('Q-01-03', 2);
  const count = await counting('Q-01-03', { weekdays: [3], isBlind: false });
  ok(await dario().scanCount({ ...count, barcode: first }));
  ok(await petra().applyCount(count));
  time += HOUR;
  const next = ok(await dario().startCount({ locationId: CANAL, bin: 'Q-01-03' }));
  ok(await dario().scanCount({ locationId: CANAL, countId: next.countId, barcode: first }));
  ok(await petra().applyCount({ locationId: CANAL, countId: next.countId }));
  const bin = ok(await dario().getBinAccuracy({ locationId: CANAL })).find((each) => each.bin === 'Q-01-03');
  expect(bin).toMatchObject({ expected: 3, matched: 2 });
  expect(bin?.counts).toMatchObject([
    { by: 'Dario Vance', expected: 1, matched: 1 },
    { by: 'Dario Vance', expected: 2, matched: 1 },
  ]);
});

test('Only admins of the stockroom plan counts', { tags: 'M-07' }, async () => {
  expect(refusal(await dario().planCount({ ...BLIND, aisles: ['Q'], weekdays: [1] })).status).toBe(403);
  expect(ok(await petra().getCountPlans({ locationId: CANAL })).people.map(({ name }) => name)).toContain(
    'Dario Vance',
  );
});
