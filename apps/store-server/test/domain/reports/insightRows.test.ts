import type { InsightMeasure, InsightRow } from '@instore/api';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMeasures } from '../../../src/domain/reports/insight/measures.ts';
import { sql } from 'drizzle-orm';
import { CANAL } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { rounds } from '../../support/rounds.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';
import { forgetPairs, makePairs, type MadePair } from '../../support/tryOns.ts';

const NOW = new Date('2026-01-13T19:34:00Z');
const DAYS = { from: '2026-01-12', to: '2026-01-13' };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => NOW });
});
afterAll(() => shop?.close());

const variantIds = ['9', '10'].map((size) => demoProductVariant('hc82-104-cf', size).variantId);
const measures = createMeasures({ now: sql`now()`, lateAfterMs: 600_000 });
const names = Object.keys(measures) as InsightMeasure[];

const minutes = fc.option(fc.double({ min: 0, max: 40, noNaN: true }));
const pair: fc.Arbitrary<MadePair> = fc
  .record({
    day: fc.constantFrom('2026-01-11', '2026-01-12', '2026-01-13', '2026-01-14'),
    hour: fc.integer({ min: 8, max: 15 }),
    minute: fc.integer({ min: 0, max: 59 }),
    variantId: fc.constantFrom(...variantIds),
    owner: fc.constantFrom('1001', '1002'),
    picker: fc.constantFrom('1003', '1004'),
    accepted: minutes,
    placed: fc.double({ min: 0, max: 5, noNaN: true }),
    checkedOut: minutes,
    handedOver: minutes,
    reason: fc.constantFrom(null, null, 'not found', 'damaged'),
    status: fc.constantFrom<MadePair['status']>(
      'waiting',
      'accepted',
      'request',
      'unavailable',
      'checkedout',
      'checkedin',
      'cancelled',
      'sold',
    ),
  })
  .map(({ day, hour, minute, ...rest }) => ({ ...rest, at: `${day} ${hour}:${String(minute).padStart(2, '0')}` }));

/** Filters of the rows, and of the cube. */
const filters = fc.constantFrom<{ rows: object; cube: { member: string; value: string }[] }>(
  { rows: {}, cube: [] },
  { rows: { ownerId: '1001' }, cube: [{ member: 'TryOns.ownerId', value: '1001' }] },
  { rows: { pickerId: '1003' }, cube: [{ member: 'TryOns.pickerId', value: '1003' }] },
  {
    rows: { inventoryItemId: variantIds[0] },
    cube: [{ member: 'TryOns.inventoryItemId', value: variantIds[0] ?? '' }],
  },
  { rows: { outcome: 'brought' }, cube: [{ member: 'TryOns.outcome', value: 'brought' }] },
);

async function rowsOf(measure: InsightMeasure, filter: object, rows: 'counted' | 'leftOut') {
  const query = { locationId: CANAL, ...DAYS, measure, ...filter, rows, size: 200 };
  return ok(await shop.as('tomas-reyes').cube.getInsightRows(query));
}

/** The value of a measure, computed from its rows. */
function valueFrom(measure: InsightMeasure, rows: readonly InsightRow[]): number | null {
  const { kind } = measures[measure];
  if (kind === 'count') return rows.length;
  if (rows.length === 0) return null;
  if (kind === 'share') return (100 * rows.filter(({ isPart }) => isPart).length) / rows.length;
  const sorted = rows.map((row) => row.minutes ?? Number.NaN).toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * (kind === 'half' ? 0.5 : 0.9);
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

async function fromCube(measure: InsightMeasure, cube: { member: string; value: string }[]) {
  const [row] = ok(
    await shop.as('tomas-reyes').cube.loadCube({
      query: {
        measures: [`TryOns.${measure}`],
        filters: [
          { member: 'TryOns.locationId', operator: 'equals', values: [CANAL] },
          ...cube.map(({ member, value }) => ({ member, operator: 'equals' as const, values: [value] })),
        ],
        // The running day ends now.
        timeDimensions: [{ dimension: 'TryOns.requestedAt', dateRange: [DAYS.from, DAYS.to] }],
        timezone: 'America/New_York',
      },
    }),
  );
  const value = row?.[`TryOns.${measure}`];
  return value === null || value === undefined ? null : Number(value);
}

test(
  'Figure, rows and cube agree for every measure and filter',
  { tags: ['V-03', 'V-05'], timeout: 120_000 },
  async () => {
    const ofPairs = names.filter((name) => measures[name].source === 'TryOns');
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { maxLength: 40 }), filters, async (pairs, { rows: filter, cube }) => {
        await forgetPairs(shop);
        // The cube has whole days: no pair is later than now.
        await makePairs(
          shop,
          pairs.filter(({ at }) => at < '2026-01-13 14:34' || at > '2026-01-14'),
        );
        const { figures } = ok(await shop.as('tomas-reyes').cube.getInsight({ locationId: CANAL, ...DAYS }));
        for (const measure of ofPairs) {
          const counted = await rowsOf(measure, filter, 'counted');
          const leftOut = await rowsOf(measure, filter, 'leftOut');
          const value = valueFrom(measure, counted.content);
          const told = await fromCube(measure, cube);
          if (value === null || told === null) expect([measure, told]).toEqual([measure, value]);
          else expect(told, measure).toBeCloseTo(value, 6);
          expect(counted.totalElements).toBe(counted.content.length);
          expect(leftOut.leftOut.reduce((sum, { rows }) => sum + rows, 0)).toBe(leftOut.content.length);
          expect(leftOut.content.every((row) => row.leftOut !== null)).toBe(true);
          if (cube.length > 0) continue;
          const figure = figures.find((each) => each.measure === measure);
          expect(figure?.cases).toBe(counted.cases);
          const isFew = measures[measure].kind !== 'count' && counted.cases < 5;
          if (isFew || value === null) expect(figure?.value).toBeNull();
          else expect(figure?.value, measure).toBeCloseTo(value, 6);
        }
      }),
      { numRuns: rounds(2, 6) },
    );
  },
);

test('The sums of the plots are the rows of their mark', { tags: 'V-03', timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { maxLength: 40 }), async (pairs) => {
      await forgetPairs(shop);
      await makePairs(shop, pairs);
      const day = { from: '2026-01-12', to: '2026-01-12' };
      const plots = ok(await shop.as('tomas-reyes').cube.getInsight({ locationId: CANAL, ...day }));
      for (const { hour, pairs: count, late } of plots.hours) {
        expect((await rowsOf('tryOns', { ...day, hour }, 'counted')).totalElements).toBe(count);
        expect((await rowsOf('late', { ...day, hour }, 'counted')).totalElements).toBe(late);
      }
      for (const { outcome, pairs: count } of plots.outcomes) {
        expect((await rowsOf('tryOns', { ...day, outcome }, 'counted')).totalElements).toBe(count);
      }
      for (const { personId, pairs: count } of plots.people.filter(({ work }) => work === 'floor')) {
        expect((await rowsOf('toCustomer', { ...day, ownerId: personId }, 'counted')).totalElements).toBe(count);
      }
      const sum = plots.minutes.reduce((total, { pairs: count }) => total + count, 0);
      expect((await rowsOf('toCustomer', day, 'counted')).totalElements).toBe(sum);
    }),
    { numRuns: rounds(1, 3) },
  );
});

test('A figure of bookings and one of counts open their rows', { tags: 'V-03' }, async () => {
  await shop.rows(`
    insert into bookings (location_id, starts_at, ends_at, customer, service, status)
    select '${CANAL}', '2026-01-12 15:00Z'::timestamptz + n * interval '1 hour', '2026-01-12 15:30Z'::timestamptz + n * interval '1 hour',
      'Guest', 'Fitting', (array['visited', 'booked', 'cancelled', 'completed', 'visited', 'not visited'])[n]::slot_status
    from generate_series(1, 6) n`);
  await shop.rows(`
    with bin as (select min(id) as id from bins where location_id = '${CANAL}'),
    unit as (select id from units where location_id = '${CANAL}' limit 1),
    made as (
      insert into bin_counts (location_id, bin_id, status, started_by, started_at, closed_at, expected)
      select '${CANAL}', bin.id, case when n = 6 then 'discarded' else 'applied' end, '1003', '2026-01-12 15:00Z',
        '2026-01-12 16:00Z', array[unit.id] from bin, unit, generate_series(1, 6) n returning id, expected, status)
    insert into count_scans (count_id, unit_id, scanned_by, scanned_at)
    select id, expected[1], '1003', '2026-01-12 15:30Z' from made where id <> (select min(id) from made)`);
  const { figures } = ok(await shop.as('tomas-reyes').cube.getInsight({ locationId: CANAL, ...DAYS }));
  for (const [measure, value, reason] of [
    ['bookingsUsed', 60, 'cancelled'],
    ['countAccuracy', 80, 'discarded'],
  ] as const) {
    const { content, leftOut } = await rowsOf(measure, {}, 'counted');
    expect(figures.find((each) => each.measure === measure)).toMatchObject({ value, cases: 5 });
    expect(valueFrom(measure, content)).toBe(value);
    expect(leftOut).toEqual([{ reason, rows: 1 }]);
  }
});

test('The rows of a figure are exported as a spreadsheet', { tags: 'V-05' }, async () => {
  await forgetPairs(shop);
  await makePairs(shop, [{ at: '2026-01-12 11:00', variantId: variantIds[0] ?? '', status: 'waiting' }]);
  const path = `/api/cube/v1/insight-rows-download?locationId=${CANAL}&from=2026-01-12&to=2026-01-12&measure=tryOns`;
  const headers = { authorization: `Bearer ${await shop.node.session('tomas-reyes')}` };
  const response = await fetch(`${shop.node.url}${path}`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('Insight-tryOns-2026-01-12-2026-01-12.xlsx');
  const book = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  expect(book.sheets[0]?.rows).toHaveLength(2);
});
