import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { typicalMinutes } from '../../../src/domain/kiosks/queries/typicalMinutes.ts';
import { dayAt } from '../../../src/domain/tryouts/queries/nextNumber.ts';
import { CANAL, cartLine, marked, stockUp, STORE } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { connectLive } from '../../support/stomp.ts';

let shop: Shop;
/** The time of the store in a test that stops its clock. */
let stopped: Date | undefined;
beforeAll(async () => {
  shop = await openShop({ now: () => stopped ?? new Date() });
});
afterAll(() => shop?.close());
beforeEach(() => shop.rows('delete from wrong_keys'));

const kiosk = () => shop.as('front-door').kiosk;
const maren = () => shop.as('maren-okafor');

/** A request of the kiosk at the front door for one unit of each size. */
async function send(sizes: string[], askedAt?: string, spot?: string) {
  const goods = [];
  for (const size of sizes) goods.push(await stockUp(shop, 'hc82-104-cf', size, 1));
  const answer = await kiosk().requestTryout({
    storeId: STORE,
    locationId: CANAL,
    lines: goods.map(({ variantId }) => ({ inventoryItemId: variantId, name: 'Front door' })),
    askedAt,
    spot,
  });
  return { goods, answer };
}

const progress = async (tryoutItemId: string) => ok(await kiosk().getTryoutProgress({ tryoutItemId }));
const statesOf = async (tryoutItemId: string) => (await progress(tryoutItemId)).lines.map(({ state }) => state);
const cancelTimesOf = async (tryoutItemId: string) =>
  (await progress(tryoutItemId)).lines.map(({ cancelledAt }) => cancelledAt);

test('A kiosk reads each step of its request: number, first name, state of each line', { tags: 'C-10' }, async () => {
  const { goods, answer } = await send(['9', '10']);
  const { tryoutItemId, number, lines } = ok(answer);
  expect(number).toBeGreaterThanOrEqual(100);
  expect(await progress(tryoutItemId)).toMatchObject({ number, acceptedBy: null, isOwn: true });
  expect(await statesOf(tryoutItemId)).toEqual(['asked', 'asked']);
  const noPhoto = { status: 404, message: 'There is no photo.' };
  expect(refusal(await kiosk().getTryoutPhoto({ tryoutItemId }))).toEqual(noPhoto);

  ok(await maren().storefront.acceptTryout(marked(lines)));
  expect(await progress(tryoutItemId)).toMatchObject({
    acceptedBy: { firstName: 'Maren', hasPhoto: true },
    lines: [{ state: 'accepted', firstName: 'Maren', product: { size: '9' } }, { state: 'accepted' }],
  });
  expect(ok(await kiosk().getTryoutPhoto({ tryoutItemId })).type).toBe('image/svg+xml');

  const cart = lines.map(({ lineId, inventoryItemId }, at) =>
    cartLine(goods[at] ?? { variantId: inventoryItemId, title: '', sku: '', size: '' }, 1, {
      tryOutItem: true,
      lineIds: [lineId ?? ''],
    }),
  );
  ok(await maren().inventory.placeRequest({ locationId: CANAL, items: cart }));
  expect(await statesOf(tryoutItemId)).toEqual(['fetched', 'fetched']);

  const barcode = goods[0]?.barcodes[0] ?? '';
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  expect((await statesOf(tryoutItemId)).toSorted()).toEqual(['fetched', 'onItsWay']);

  const lineId = (await progress(tryoutItemId)).lines.find(({ state }) => state === 'onItsWay')?.lineId ?? '';
  ok(await maren().storefront.handOver({ locationId: CANAL, lineId }));
  const handed = (await progress(tryoutItemId)).lines.find((line) => line.lineId === lineId);
  expect(handed?.state).toBe('here');
  expect(Object.keys(handed?.times ?? {})).toEqual(['asked', 'accepted', 'fetched', 'onItsWay', 'here']);

  const withdrawn = ok(await kiosk().withdrawTryout({ tryoutItemId, body: {} }));
  expect(withdrawn).toMatchObject({ kept: [lineId], cancelled: [expect.any(String)] });
  expect((await statesOf(tryoutItemId)).toSorted()).toEqual(['cancelled', 'here']);
  // The associate reads which kiosk it was, in the news and in the history of the pair.
  const news = ok(await maren().notification.getNotifications({ userId: '1001' })).content;
  expect(news[0]?.title).toMatch(/^Kiosk Front door cancelled Halden Court 82, size (9|10)$/);
  const free = { locationId: CANAL, barcode: goods[1]?.barcodes[0] ?? '' };
  expect(ok(await maren().inventory.getUnitHistory(free))[0]).toMatchObject({ by: 'Front door' });
});

test(
  'A pair at the delivery spot is here, and a returned pair is cancelled',
  { tags: ['C-10', 'C-14', 'W-11'] },
  async () => {
    const { goods, answer } = await send(['9']);
    const { tryoutItemId, lines } = ok(answer);
    ok(await maren().storefront.acceptTryout(marked(lines)));
    const [line] = lines;
    const extra = { tryOutItem: true, lineIds: [line?.lineId ?? ''] };
    const [item] = goods;
    if (!item) throw new Error('There is no pair.');
    ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(item, 1, extra)] }));
    const dario = shop.as('dario-vance').inventory;
    const barcode = item.barcodes[0] ?? '';
    ok(await dario.checkOut({ locationId: CANAL, barcode }));
    const at = { locationId: CANAL, lineId: (await progress(tryoutItemId)).lines[0]?.lineId ?? '' };
    ok(await dario.deliverLine({ ...at, personId: '1001' }));
    expect(await statesOf(tryoutItemId)).toEqual(['onItsWay']);
    ok(await dario.deliverLine({ ...at, spot: 'Bench 1' }));
    const [here] = (await progress(tryoutItemId)).lines;
    expect(here?.state).toBe('here');
    expect(here?.times.here).toBeDefined();
    ok(await dario.checkIn({ locationId: CANAL, barcode }));
    expect(await statesOf(tryoutItemId)).toEqual(['cancelled']);

    // A withdrawal comes too late for a pair that was out: its line stays returned.
    const late = ok(await kiosk().withdrawTryout({ tryoutItemId, body: {} }));
    expect(late).toEqual({ cancelled: [], kept: [at.lineId] });
    expect(await shop.rows('select status from request_lines where id = $1', at.lineId)).toEqual([
      { status: 'checkedin' },
    ]);
    await shop.rows(`update request_lines set status = 'sold' where id = $1`, at.lineId);
    const bought = ok(await kiosk().withdrawTryout({ tryoutItemId, body: {} }));
    expect(bought).toEqual({ cancelled: [], kept: [at.lineId] });
    expect(await statesOf(tryoutItemId)).toEqual(['here']);
  },
);

test('The customer reads the name of an associate who has no photo', { tags: 'C-10' }, async () => {
  const { tryoutItemId, lines } = ok((await send(['9'])).answer);
  ok(await shop.as('ines-calloway').storefront.acceptTryout(marked(lines)));
  expect((await progress(tryoutItemId)).acceptedBy).toEqual({ firstName: 'Ines', hasPhoto: false });
  expect(refusal(await kiosk().getTryoutPhoto({ tryoutItemId }))).toEqual({
    status: 404,
    message: 'There is no photo.',
  });
});

test(
  'A request that no associate has accepted within two hours is shown as expired',
  { tags: ['C-10', 'K-11'] },
  async () => {
    const { tryoutItemId, lines } = ok((await send(['9', '10'])).answer);
    ok(await kiosk().withdrawTryout({ tryoutItemId, body: { lineIds: [lines[0]?.lineId ?? ''] } }));
    const asked = Date.parse(lines[0]?.requestedAt ?? '');
    try {
      stopped = new Date(asked + 2 * 3_600_000 - 1);
      expect(await statesOf(tryoutItemId)).toEqual(['cancelled', 'asked']);
      stopped = new Date(asked + 2 * 3_600_000);
      expect(await statesOf(tryoutItemId)).toEqual(['cancelled', 'expired']);
    } finally {
      stopped = undefined;
    }
  },
);

test(
  'The customer reads why a pair is not available, until another one is on its way',
  { tags: ['C-10', 'K-12'] },
  async () => {
    const { goods, answer } = await send(['9']);
    const { tryoutItemId, lines } = ok(answer);
    const [pair] = goods;
    if (!pair) throw new Error('There is no pair.');
    ok(await maren().storefront.acceptTryout(marked(lines)));
    const item = cartLine(pair, 1, { tryOutItem: true, lineIds: [lines[0]?.lineId ?? ''] });
    const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [item] }));
    const at = { locationId: CANAL, lineId: placed.lines[0]?.lineId ?? '' };
    const dario = shop.as('dario-vance').inventory;
    ok(await dario.reportPairNotHere({ ...at, reason: 'damaged' }));
    expect((await progress(tryoutItemId)).lines).toMatchObject([{ state: 'unavailable', reason: 'damaged' }]);
    const [barcode = ''] = (await stockUp(shop, 'hc82-104-cf', '9', 1)).barcodes;
    ok(await dario.checkOut({ ...at, barcode }));
    expect((await progress(tryoutItemId)).lines).toMatchObject([{ state: 'onItsWay', reason: null }]);
  },
);

test('The typical wait is the median of at least ten try-on lines of thirty days', { tags: 'C-10' }, async () => {
  const now = new Date('2040-03-31T12:00:00Z');
  const { variantId } = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const wait = (minutes: number, count: number, locationId = CANAL, isTryout = true, day = '2040-03-20') =>
    shop.rows(
      `insert into request_lines (location_id, owner_id, variant_id, status, requested_by, requested_at, checked_out_at,
         try_out_item)
       select $1, '1001', $2, 'cancelled', 'Front door', $3::timestamptz,
         $3::timestamptz + make_interval(secs => 60 * $4::float8), $5 from generate_series(1, $6::int)`,
      locationId,
      variantId,
      `${day} 12:00+00`,
      minutes,
      isTryout,
      count,
    );
  const typical = () => typicalMinutes(shop.database.db, CANAL, now);
  await wait(6, 9);
  await wait(50, 20, 'bedford-avenue');
  await wait(50, 20, CANAL, false);
  await wait(50, 20, CANAL, true, '2040-02-28');
  expect(await typical()).toBeNull();
  await wait(6, 1);
  expect(await typical()).toBe(6);
  // Less than half a minute is one minute.
  await wait(0.2, 20);
  expect(await typical()).toBe(1);
});

test('A kiosk reads a request of the day by number, without names, five times a minute', { tags: 'C-10' }, async () => {
  const { answer } = await send(['9'], undefined, 'Bench 1');
  const { tryoutItemId, number = 0, lines } = ok(answer);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  expect((await progress(tryoutItemId)).spot).toBe('Bench 1');
  const mezzanine = shop.as('mezzanine').kiosk;
  expect(refusal(await mezzanine.getTryoutProgress({ tryoutItemId })).status).toBe(404);
  expect(refusal(await mezzanine.getTryoutPhoto({ tryoutItemId })).status).toBe(404);
  expect(refusal(await mezzanine.withdrawTryout({ tryoutItemId, body: {} })).status).toBe(404);
  // Also at the kiosk that sent it: the next customer can type the number, too.
  for (const reader of [mezzanine, kiosk()]) {
    expect(ok(await reader.getTryoutByNumber({ number }))).toMatchObject({
      tryoutItemId: null,
      isOwn: false,
      acceptedBy: null,
      spot: null,
      lines: [{ lineId: null, state: 'accepted', firstName: null }],
    });
  }
  expect(refusal(await shop.as('bedford-entrance').kiosk.getTryoutByNumber({ number })).status).toBe(404);
  await shop.rows('update tryouts set day = day - 1 where id = $1', tryoutItemId);
  expect(refusal(await kiosk().getTryoutByNumber({ number }))).toMatchObject({
    status: 404,
    message: 'There is no such number today.',
  });
  for (let tried = 1; tried < 5; tried += 1) await mezzanine.getTryoutByNumber({ number: 999_999 });
  expect(refusal(await mezzanine.getTryoutByNumber({ number })).status).toBe(429);
});

test('Numbers of a location and day are unique and continue with four digits after 999', { tags: 'C-10' }, async () => {
  const first = ok((await send(['9'])).answer).number ?? 0;
  await shop.rows('update tryout_numbers set last = 998 where location_id = $1', CANAL);
  const numbers = [];
  for (let sent = 0; sent < 3; sent += 1) numbers.push(ok((await send(['9'])).answer).number);
  expect(numbers).toEqual([999, 1000, 1001]);
  expect(first).toBeLessThan(999);
  stopped = new Date('2041-02-03T12:00:00Z');
  try {
    expect(ok((await send(['9'])).answer).number).toBe(100);
    expect(ok((await send(['9'])).answer).number).toBe(101);
  } finally {
    stopped = undefined;
  }
});

test('A waiting request is withdrawn line by line, and leaves the list with the last', { tags: 'C-14' }, async () => {
  const { tryoutItemId, lines } = ok((await send(['9', '10'])).answer);
  const [first, second] = lines.map(({ lineId = '' }) => lineId);
  ok(await kiosk().withdrawTryout({ tryoutItemId, body: { lineIds: [first ?? ''] } }));
  const waiting = async () => ok(await maren().storefront.getAllTryoutItems({ storeId: STORE, locationId: CANAL }));
  expect((await waiting())[tryoutItemId]?.map(({ lineId }) => lineId)).toEqual([second]);
  const [event] = await shop.rows<{ body: { tryouts: string[] } }>(
    `select body from outbox where destination = '/topic/locations/canal-street/changes' order by id desc limit 1`,
  );
  expect(event?.body.tryouts).toEqual([tryoutItemId]);
  ok(await kiosk().withdrawTryout({ tryoutItemId, body: { lineIds: [second ?? ''] } }));
  expect(await waiting()).not.toHaveProperty(tryoutItemId);
  expect(await statesOf(tryoutItemId)).toEqual(['cancelled', 'cancelled']);
  // A repetition changes nothing: the request keeps the time of the first withdrawal.
  const withdrawnAt = () => shop.rows('select withdrawn_at from tryouts where id = $1', tryoutItemId);
  const before = await withdrawnAt();
  expect(ok(await kiosk().withdrawTryout({ tryoutItemId, body: {} }))).toEqual({
    cancelled: [first, second],
    kept: [],
  });
  expect(await withdrawnAt()).toEqual(before);
  expect(refusal(await maren().storefront.acceptTryout(marked(lines))).status).toBe(409);
});

test('Each cancelled line says when: withdrawn before or after Accept', { tags: 'C-14' }, async () => {
  const { tryoutItemId, lines } = ok((await send(['9', '10'])).answer);
  const [first = ''] = lines.map(({ lineId }) => lineId ?? '');
  ok(await kiosk().withdrawTryout({ tryoutItemId, body: { lineIds: [first] } }));
  const [row] = await shop.rows<{ at: Date }>('select cancelled_at as at from tryout_lines where id = $1', first);
  expect(await cancelTimesOf(tryoutItemId)).toEqual([row?.at.toISOString(), undefined]);

  ok(await maren().storefront.acceptTryout(marked(lines)));
  expect(await cancelTimesOf(tryoutItemId)).toEqual([undefined]);
  ok(await kiosk().withdrawTryout({ tryoutItemId, body: {} }));
  const [closed] = await shop.rows<{ at: Date }>(
    'select closed_at as at from request_lines where tryout_id = $1',
    tryoutItemId,
  );
  expect(await cancelTimesOf(tryoutItemId)).toEqual([closed?.at.toISOString()]);
});

test('A line that the customer has withdrawn is not accepted with the others', { tags: ['C-14', 'K-05'] }, async () => {
  const { tryoutItemId, lines } = ok((await send(['9', '10'])).answer);
  const [first = '', second = ''] = lines.map(({ lineId }) => lineId ?? '');
  ok(await kiosk().withdrawTryout({ tryoutItemId, body: { lineIds: [first] } }));
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const accepted = await shop.rows<{ id: string }>(
    'select id::text from request_lines where tryout_id = $1',
    tryoutItemId,
  );
  expect(accepted.map(({ id }) => id)).toEqual([second]);
});

test(
  'A withdrawal while the associate takes another size withdraws that size, too',
  { tags: ['C-14', 'K-12'] },
  async () => {
    for (let time = 0; time < 10; time += 1) {
      const { tryoutItemId, lines } = ok((await send(['9'])).answer);
      const other = await stockUp(shop, 'hc82-104-cf', '10', 1);
      ok(await maren().storefront.acceptTryout(marked(lines)));
      const [first] = lines;
      const body = { locationId: CANAL, lineId: first?.lineId ?? '', inventoryItemId: other.variantId };
      const [taken, withdrawn] = await Promise.all([
        maren().storefront.takeOtherSize(body),
        kiosk().withdrawTryout({ tryoutItemId, body: {} }),
      ]);
      ok(withdrawn);
      // A size that is taken after the withdrawal is refused.
      expect(taken.ok ? 200 : taken.status).toBeOneOf([200, 409]);
      expect(new Set(await statesOf(tryoutItemId))).toEqual(new Set(['cancelled']));
    }
  },
);

test('Numbers begin again at the midnight of the location', { tags: 'C-10' }, async () => {
  const { db } = shop.database;
  expect(await dayAt(db, CANAL, new Date('2026-11-23T04:59:00Z'))).toBe('2026-11-22');
  expect(await dayAt(db, CANAL, new Date('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
});

test('A request that the kiosk could not send for more than 15 minutes is refused', { tags: 'C-12' }, async () => {
  const now = new Date();
  stopped = now;
  try {
    const before = (ms: number) => new Date(now.getTime() - 15 * 60_000 - ms).toISOString();
    expect(refusal((await send(['9'], before(1))).answer)).toMatchObject({ status: 422, field: '/askedAt' });
    ok((await send(['9'], before(0))).answer);
  } finally {
    stopped = undefined;
  }
});

test('A kiosk gets the ids of its changed requests, and may subscribe to nothing else', { tags: 'C-10' }, async () => {
  const token = await shop.node.session('front-door');
  const live = await connectLive(shop.node.url, token, ['/kiosk/front-door/changes']);
  const { tryoutItemId, lines } = ok((await send(['9'])).answer);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  await live.until(1);
  expect(live.received[0]).toMatchObject({ tryouts: [tryoutItemId], revoked: false });
  await live.close();
  for (const destination of ['/kiosk/mezzanine/changes', '/topic/messages', '/topic/locations/canal-street/changes']) {
    await expect(connectLive(shop.node.url, token, [destination])).rejects.toThrow('You may not listen');
  }
});
