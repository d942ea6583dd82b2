import type { InsightFigure, InsightMeasure } from '@instore/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, CANAL, cartLine, marked, stockUp } from '../../support/goods.ts';
import { demoProductVariant } from '../../support/pick.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { forgetPairs, makePairs, type MadePair } from '../../support/tryOns.ts';

/** A Tuesday, 14:34 in New York. */
const NOW = new Date('2026-01-13T19:34:00Z');
const DAY = '2026-01-13';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ now: () => NOW });
});
afterAll(() => shop?.close());
beforeEach(() => forgetPairs(shop));

const { variantId } = demoProductVariant('hc82-104-cf', '9');
const insight = (from = DAY, to = from, sub = 'tomas-reyes') =>
  shop.as(sub).cube.getInsight({ locationId: CANAL, from, to });
const rowsOf = (measure: string, more: object = {}) =>
  shop.as('tomas-reyes').cube.getInsightRows({ locationId: CANAL, from: DAY, to: DAY, measure, size: 200, ...more });
const pick = (figures: InsightFigure[], measure: InsightMeasure) => figures.find((each) => each.measure === measure)!;

/** A pair that reached the customer after so many minutes. */
const brought = (at: string, minutes: number, more: Partial<MadePair> = {}): MadePair => ({
  at,
  variantId,
  accepted: 1,
  placed: 2,
  checkedOut: Math.min(4, minutes),
  handedOver: minutes,
  status: 'checkedout',
  ...more,
});

test('Half and nine of ten of five pairs are told, of four they are too few', { tags: ['V-01', 'V-02'] }, async () => {
  const four = [3, 5, 6, 12].map((minutes) => brought(`${DAY} 11:00`, minutes));
  await makePairs(shop, four);
  const few = ok(await insight()).figures;
  expect(pick(few, 'toCustomer')).toMatchObject({ value: null, cases: 4 });
  expect(pick(few, 'tryOns')).toMatchObject({ value: 4, cases: 4 });
  await makePairs(shop, [brought(`${DAY} 12:00`, 4)]);
  const { figures } = ok(await insight());
  expect(pick(figures, 'toCustomer')).toMatchObject({ value: 5, cases: 5, unit: 'minutes' });
  expect(pick(figures, 'toCustomerMost').value).toBeCloseTo(9.6);
  expect(pick(figures, 'late')).toMatchObject({ value: 1, cases: 5 });
  expect(pick(figures, 'found')).toMatchObject({ value: 100, cases: 5 });
});

test(
  'The parts of all try-ons add up, and those left out of late have a reason',
  { tags: ['V-01', 'V-03'] },
  async () => {
    await makePairs(shop, [
      brought(`${DAY} 11:00`, 18),
      brought(`${DAY} 11:00`, 4, { status: 'sold' }),
      { at: `${DAY} 14:30`, variantId, accepted: 1, status: 'accepted' },
      { at: `${DAY} 13:00`, variantId, accepted: 1, placed: 2, status: 'request' },
      { at: `${DAY} 14:32`, variantId, status: 'waiting' },
      { at: `${DAY} 10:00`, variantId, status: 'waiting' },
      { at: `${DAY} 12:00`, variantId, accepted: 1, status: 'cancelled' },
      { at: `${DAY} 12:10`, variantId, accepted: 1, placed: 2, reason: 'not found', status: 'unavailable' },
    ]);
    const { figures, outcomes } = ok(await insight());
    expect(Object.fromEntries(outcomes.map(({ outcome, pairs }) => [outcome, pairs]))).toEqual({
      brought: 2,
      onTheWay: 2,
      waiting: 1,
      expired: 1,
      withdrawn: 1,
      notAvailable: 1,
    });
    expect(pick(figures, 'tryOns').value).toBe(outcomes.reduce((sum, { pairs }) => sum + pairs, 0));
    const late = ok(await rowsOf('late'));
    expect(late.content.map(({ minutes }) => Math.round(minutes ?? 0))).toEqual([274, 94, 18]);
    expect(late).toMatchObject({ totalElements: 3, cases: 4 });
    expect(late.leftOut.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'notAvailable', rows: 1 },
      { reason: 'onTheWay', rows: 1 },
      { reason: 'waiting', rows: 1 },
      { reason: 'withdrawn', rows: 1 },
    ]);
  },
);

test('A day that runs is compared with the same weekday until the same time', { tags: 'V-02' }, async () => {
  await makePairs(shop, [
    brought('2026-01-06 14:33', 5),
    brought('2026-01-06 14:35', 5),
    brought('2025-11-18 09:00', 5),
    brought('2025-11-11 09:00', 5),
  ]);
  const { figures, until, hoursBefore } = ok(await insight());
  const { series } = pick(figures, 'tryOns');
  expect(series.map(({ from }) => from)).toEqual([
    '2025-11-18',
    '2025-11-25',
    '2025-12-02',
    '2025-12-09',
    '2025-12-16',
    '2025-12-23',
    '2025-12-30',
    '2026-01-06',
  ]);
  expect(series.map(({ value }) => value)).toEqual([1, 0, 0, 0, 0, 0, 0, 1]);
  expect(until).toBe(NOW.toISOString());
  // What can still come today is what came a week before until the evening.
  expect(hoursBefore).toEqual([{ hour: 14, pairs: 2 }]);
});

test('Days are those of the location, also when its clocks change', { tags: 'V-01' }, async () => {
  await makePairs(shop, [
    // On 2025-11-02 the clocks of New York are set back: the day has 25 hours.
    brought('2025-11-02 00:30', 5),
    brought('2025-11-02 23:30', 5),
    brought('2025-11-03 00:10', 5),
  ]);
  const { figures, hours } = ok(await insight('2025-11-02'));
  expect(pick(figures, 'tryOns').value).toBe(2);
  expect(hours.map(({ hour }) => hour)).toEqual([0, 23]);
});

test('A closed day says so, and an early closing shortens its hours', { tags: 'V-02' }, async () => {
  await shop.rows(`insert into holidays (location_id, day, name) values ('${CANAL}', '2026-01-06', 'Stocktaking')`);
  await shop.rows(
    `insert into holidays (location_id, day, from_time, to_time, name) values ('${CANAL}', '2026-01-12', '17:00', '24:00', 'Event')`,
  );
  const { figures, days } = ok(await insight('2026-01-12', DAY));
  expect(days[0]?.closes).toBe('17:00');
  expect(pick(figures, 'tryOns').series.every(({ isClosed }) => !isClosed)).toBe(true);
  expect(pick(ok(await insight()).figures, 'tryOns').series.at(-1)).toMatchObject({ isClosed: true });
});

test('A pair that another size replaced counts once', { tags: ['V-01', 'K-12'] }, async () => {
  await makePairs(shop, [
    { at: `${DAY} 11:00`, variantId, accepted: 1, placed: 2, reason: 'not found', status: 'cancelled' },
    brought(`${DAY} 11:00`, 9),
  ]);
  await shop.rows(
    `update request_lines set replaced_by = (select max(id) from request_lines) where status = 'cancelled'`,
  );
  const { figures } = ok(await insight());
  expect(pick(figures, 'tryOns').value).toBe(1);
  // Two pairs were looked for in their bins.
  expect(pick(figures, 'notAvailable')).toMatchObject({ value: 1, cases: 2 });
  expect(ok(await rowsOf('tryOns')).leftOut).toEqual([{ reason: 'replaced', rows: 1 }]);
});

test('What cannot be answered is refused with the field', { tags: ['V-01', 'S-05'] }, async () => {
  expect(refusal(await insight(DAY, '2026-01-12'))).toMatchObject({ status: 422, field: 'to' });
  expect(refusal(await insight(DAY, '2026-01-14'))).toMatchObject({ status: 422, field: 'to' });
  expect(refusal(await insight('2025-01-13', DAY))).toMatchObject({ status: 422, field: 'to' });
  expect(refusal(await insight('2025-12-16', DAY)).message).toContain('more than 28 days');
  expect(refusal(await rowsOf('speed'))).toMatchObject({ status: 422, field: 'measure' });
  expect(refusal(await rowsOf('constructor'))).toMatchObject({ status: 422, field: 'measure' });
  expect(refusal(await rowsOf('bookingsUsed', { ownerId: '1001' }))).toMatchObject({ status: 422, field: 'ownerId' });
  const elsewhere = { locationId: 'harbor-plaza', from: DAY, to: DAY };
  expect(refusal(await shop.as('tomas-reyes').cube.getInsight(elsewhere))).toMatchObject({ status: 403 });
});

test('The facts of a line are stored as they become true', { tags: 'V-01' }, async () => {
  const [goods] = [await stockUp(shop, 'hc82-104-cf', '9.5', 1)];
  const { lines } = await ask(shop, [goods]);
  const maren = shop.as('maren-okafor');
  ok(await maren.storefront.acceptTryout(marked(lines)));
  const lineIds = lines.map(({ lineId = '' }) => lineId);
  ok(
    await maren.inventory.placeRequest({
      locationId: CANAL,
      items: [cartLine(goods, 1, { tryOutItem: true, lineIds })],
    }),
  );
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode: goods.barcodes[0] ?? '' }));
  const [line] = await shop.rows(
    `select line.tryout_accepted_at = tryout.accepted_at as accepted, line.request_placed_at = request.placed_at as placed, picked_bin
     from request_lines as line join tryouts as tryout on tryout.id = tryout_id join requests as request on request.id = request_id
     where line.id = $1`,
    lineIds[0],
  );
  expect(line).toEqual({ accepted: true, placed: true, picked_bin: 'E-24-01' });
});

test('The first answer of a line stays, whatever answers follow', { tags: 'V-01' }, async () => {
  await makePairs(shop, [{ at: `${DAY} 11:00`, variantId, placed: 2, reason: 'not found', status: 'request' }]);
  await shop.rows(
    `update request_lines set unavailable_reason = 'damaged', answered_at = now(), answered_bin = 'A-14-03'`,
  );
  expect(await shop.rows('select first_reason, first_bin from request_lines')).toEqual([
    { first_reason: 'not found', first_bin: null },
  ]);
  expect(ok(await insight()).reasons).toEqual([{ reason: 'not found', pairs: 1 }]);
});
