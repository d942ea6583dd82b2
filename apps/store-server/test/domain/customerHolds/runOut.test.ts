import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOutHolds } from '../../../src/domain/customerHolds/index.ts';
import { publish } from '../../../src/live/outbox.ts';
import { CANAL, stockUp } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';

const MINUTE = 60_000;

let shop: Shop;
let now = Date.now();
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(now) });
});
afterAll(() => shop?.close());

const maren = () => shop.as('maren-okafor').storefront;
const run = () => runOutHolds({ db: shop.database.db, now: () => new Date(now), publish });
const titles = async (barcode: string) =>
  (
    await shop.rows<{ title: string; user_id: string }>(
      `select user_id, title_text as title from notifications where type = 'hold-ends' and object_id = $1 order by id`,
      barcode,
    )
  ).map(({ user_id: who, title }) => `${who} ${title}`);
const until = (minutes: number) => new Date(now + minutes * MINUTE).toISOString();

async function held(minutes: number) {
  const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '11', 1)).barcodes;
  const asked = { locationId: CANAL, barcode, firstName: 'Noor', note: 'After work', until: until(minutes) };
  const { holdId } = ok(await maren().holdForCustomer(asked));
  return { barcode, holdId };
}

const ENDS = '1001 The hold of {name}, size {size} ends at {time}.';
const OVER = '1001 The hold of {name}, size {size} is over. The pair is free again.';

test('Ten minutes before its end one of ten nodes tells who holds the pair, once', { tags: 'M-04' }, async () => {
  const { barcode, holdId } = await held(30);
  now += 20 * MINUTE - 1;
  await run();
  expect(await titles(barcode)).toEqual([]);
  now += 1;
  await Promise.all(Array.from({ length: 10 }, run));
  expect(await titles(barcode)).toEqual([ENDS]);
  ok(await maren().holdLonger({ locationId: CANAL, holdId, until: until(30) }));
  await run();
  expect(await titles(barcode)).toEqual([ENDS]);
  now += 20 * MINUTE;
  await run();
  expect(await titles(barcode)).toEqual([ENDS, ENDS]);
});

test('At its end a pair is free again, on one node, and the name is deleted', { tags: 'M-04' }, async () => {
  const { barcode, holdId } = await held(30);
  now += 30 * MINUTE;
  await Promise.all(Array.from({ length: 10 }, run));
  const [hold] = await shop.rows('select first_name, note, ending, ended_by from customer_holds where id = $1', holdId);
  expect(hold).toEqual({ first_name: null, note: null, ending: 'ran out', ended_by: null });
  const [unit] = await shop.rows('select state from units where barcode = $1', barcode);
  expect(unit).toEqual({ state: 'Checked In' });
  expect(await titles(barcode)).toEqual([OVER]);
  const events = ok(await shop.as('dario-vance').inventory.getUnitHistory({ locationId: CANAL, barcode }));
  expect(events.slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual([
    ['hold-ran-out', null],
    ['held', 'Maren Okafor'],
  ]);
  const stored = await shop.rows(`select 1 from idempotency where answer::text like '%Noor%'`);
  expect(stored).toEqual([]);
});

test('While one node ends a hold, another skips it at once', { tags: 'M-04' }, async () => {
  const { barcode, holdId } = await held(30);
  now += 31 * MINUTE;
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from customer_holds where id = $1 for update', [holdId]);
    const isSkipped = await Promise.race([
      run().then(() => true),
      // Without SKIP LOCKED the run waits for the transaction above.
      new Promise<boolean>((resolve) => void setTimeout(resolve, 3_000, false)),
    ]);
    await other.query('commit');
    expect(isSkipped).toBe(true);
  } finally {
    other.release();
  }
  await run();
  expect(await titles(barcode)).toEqual([OVER]);
});

test('A missing pair stays missing when its hold ends', { tags: 'M-04' }, async () => {
  const { barcode } = await held(30);
  await shop.rows('update units set missing = true where barcode = $1', barcode);
  now += 30 * MINUTE;
  await run();
  const [unit] = await shop.rows('select state, missing from units where barcode = $1', barcode);
  expect(unit).toEqual({ state: 'Checked In', missing: true });
});
