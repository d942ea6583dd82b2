import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, bringOut, CANAL, cartLine, marked, orderFor, stockUp } from '../../support/goods.ts';
import { rounds } from '../../support/rounds.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { connectLive } from '../../support/stomp.ts';

let shop: Shop;
let now = new Date();
beforeAll(async () => {
  shop = await openShop({ now: () => now });
});
afterAll(() => shop?.close());
beforeEach(() => shop.rows('update calls set ended_at = now() where ended_at is null'));

const maren = () => shop.as('maren-okafor').storefront;
const called = async (deviceId = 'mezzanine') =>
  ok(await shop.as(deviceId).kiosk.getCalledNumbers()).map(({ number, spot }) => ({ number, spot }));
const call = async (lineId: string, spot?: string) =>
  ok(await maren().callCustomer({ locationId: CANAL, lineId, spot }));
const pass = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

test('Each line of a customer has the number that the kiosk showed', { tags: 'C-10' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const { tryoutItemId, number, lines } = await ask(shop, [goods]);
  const [lineId = ''] = lines.map((line) => line.lineId);
  const numberIn = async (status: '1' | '2' | '3') => {
    const page = ok(await maren().getShoesizeLines({ locationId: CANAL, status, whose: 'all', ids: [lineId] }));
    return page.content.map(({ customerNumber }) => customerNumber);
  };
  const waiting = ok(await maren().getAllTryoutItems({ storeId: 'new-york', locationId: CANAL }));
  expect(waiting[tryoutItemId]?.map(({ customerNumber }) => customerNumber)).toEqual([number]);
  expect(await numberIn('1')).toEqual([number]);
  ok(await maren().acceptTryout(marked(lines)));
  expect(await numberIn('1')).toEqual([number]);
  const items = [cartLine(goods, 1, { tryOutItem: true, lineIds: [lineId] })];
  const placed = ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items }));
  expect(placed.lines.map(({ customerNumber }) => customerNumber)).toEqual([number]);
  const [barcode = ''] = goods.barcodes;
  const out = ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode }));
  expect(out).toMatchObject({ customerNumber: number, call: null });
});

test('A line that an associate has placed without a customer has no number', { tags: 'C-10' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const body = { locationId: CANAL, items: [cartLine(goods)] };
  const { lines } = ok(await shop.as('maren-okafor').inventory.placeRequest(body));
  expect(lines).toMatchObject([{ customerNumber: null, call: null }]);
  const [lineId = ''] = lines.map((line) => line.lineId);
  expect(refusal(await maren().callCustomer({ locationId: CANAL, lineId }))).toMatchObject({ status: 409 });
  ok(await shop.as('dario-vance').inventory.checkOut({ locationId: CANAL, barcode: goods.barcodes[0] ?? '' }));
  expect(refusal(await maren().callCustomer({ locationId: CANAL, lineId }))).toMatchObject({ status: 422 });
});

test('A called number is on the kiosks with its spot', { tags: 'C-10' }, async () => {
  const { number, lineIds } = await bringOut(shop, ['9', '10']);
  const [lineId = '', other = ''] = lineIds;
  await call(lineId, 'Bench 2');
  expect(await called()).toEqual([{ number, spot: 'Bench 2' }]);
  expect(await called('front-door')).toEqual([{ number, spot: 'Bench 2' }]);
  const page = ok(await maren().getShoesizeLines({ locationId: CANAL, status: '3', whose: 'mine', ids: [other] }));
  expect(page.content[0]?.call).toEqual({ spot: 'Bench 2', at: now.toISOString(), by: 'Maren Okafor' });
});

test('The number of an earlier day is not called: another customer has it', { tags: 'C-10' }, async () => {
  const { lineIds } = await bringOut(shop, ['9']);
  const [lineId = ''] = lineIds;
  await shop.rows(
    `update tryouts set day = day - 1 where id = (select tryout_id from request_lines where id = $1)`,
    lineId,
  );
  expect(refusal(await maren().callCustomer({ locationId: CANAL, lineId }))).toMatchObject({ status: 422 });
  expect(await called()).toEqual([]);
});

test('A call without a spot names where the pair was brought, or is to be brought', { tags: 'C-10' }, async () => {
  const { lineIds } = await bringOut(shop, ['9']);
  const [lineId = ''] = lineIds;
  ok(await maren().setLineDetails({ locationId: CANAL, lineId, spot: 'Bench 1' }));
  expect((await call(lineId)).call).toMatchObject({ spot: 'Bench 1' });
  ok(await shop.as('dario-vance').inventory.deliverLine({ locationId: CANAL, lineId, spot: 'Bench 3' }));
  expect((await call(lineId)).call).toMatchObject({ spot: 'Bench 3' });
  const unknown = await maren().callCustomer({ locationId: CANAL, lineId, spot: 'Roof' });
  expect(refusal(unknown)).toMatchObject({ status: 422, field: '/spot' });
});

test('A call names the spot that a change just before it has set', { tags: 'C-10' }, async () => {
  const { lineIds } = await bringOut(shop, ['9']);
  const [lineId = ''] = lineIds;
  const change = await shop.database.pool.connect();
  await change.query('begin');
  await change.query(`update request_lines set spot = 'Bench 2' where id = $1`, [lineId]);
  const answer = call(lineId);
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(() => shop.rows(waiting)).toHaveLength(1);
  await change.query('commit');
  change.release();
  expect((await answer).call).toMatchObject({ spot: 'Bench 2' });
});

test('At most three called numbers are listed, for 15 minutes, the last call first', { tags: 'C-10' }, async () => {
  const numbers = [];
  for (const minutes of [0, 1, 1, 1]) {
    pass(minutes);
    const { number, lineIds } = await bringOut(shop, ['9']);
    await call(lineIds[0] ?? '', 'Bench 1');
    numbers.unshift(number);
  }
  expect((await called()).map(({ number }) => number)).toEqual(numbers.slice(0, 3));
  pass(14);
  expect((await called()).map(({ number }) => number)).toEqual(numbers.slice(0, 1));
  pass(1);
  expect(await called()).toEqual([]);
});

test('A colleague ends a call; ending it again, or calling again, is no fault', { tags: 'C-10' }, async () => {
  const { number, lineIds } = await bringOut(shop, ['9']);
  const [lineId = ''] = lineIds;
  await call(lineId, 'Bench 1');
  const ines = shop.as('ines-calloway').storefront;
  expect(ok(await ines.endCall({ locationId: CANAL, lineId })).call).toBeNull();
  expect(ok(await ines.endCall({ locationId: CANAL, lineId })).call).toBeNull();
  expect(await called()).toEqual([]);
  await call(lineId, 'Bench 2');
  expect(await called()).toEqual([{ number, spot: 'Bench 2' }]);
});

test('A call ends when the customer gets a pair', { tags: 'C-10' }, async () => {
  const { number, lineIds } = await bringOut(shop, ['9', '10']);
  const [first = '', second = ''] = lineIds;
  await call(first, 'Bench 1');
  ok(await maren().handOver({ locationId: CANAL, lineId: first }));
  expect(await called()).toEqual([]);
  expect(refusal(await maren().callCustomer({ locationId: CANAL, lineId: first }))).toMatchObject({ status: 409 });
  await call(second, 'Bench 1');
  ok(await maren().sendBack({ locationId: CANAL, lineId: first }));
  expect(await called()).toEqual([{ number, spot: 'Bench 1' }]);
});

test('A call ends with the last pair that is out: checked in or sold', { tags: 'C-10' }, async () => {
  const { lineIds, barcodes } = await bringOut(shop, ['9', '10']);
  const [first = '', second = ''] = lineIds;
  await call(first, 'Bench 1');
  ok(await shop.as('dario-vance').inventory.checkIn({ locationId: CANAL, barcode: barcodes[0] ?? '' }));
  expect(await called()).toHaveLength(1);
  const variants = await shop.rows<{ id: string }>(
    'select variant_id as id from request_lines where id = $1',
    Number(second),
  );
  const orderNumber = await orderFor(
    shop,
    'CALL-1',
    variants.map(({ id }) => id),
  );
  ok(await maren().sellLine({ locationId: CANAL, lineId: second, orderNumber }));
  expect(await called()).toEqual([]);
});

test('Each kiosk learns within a second that the called numbers changed', { tags: 'C-10' }, async () => {
  const { lineIds } = await bringOut(shop, ['9']);
  const live = await connectLive(shop.node.url, await shop.node.session('mezzanine'), ['/kiosk/mezzanine/changes']);
  await call(lineIds[0] ?? '', 'Bench 1');
  await live.until(1);
  expect(live.received).toMatchObject([{ tryouts: [], called: true, revoked: false }]);
  await live.close();
});

test('A withdrawal and a call at the same time both end', { tags: 'C-10' }, async () => {
  for (let round = 0; round < rounds(2, 5); round += 1) {
    const { tryoutItemId, lineIds } = await bringOut(shop, ['9']);
    const answers = await Promise.all([
      shop.as('front-door').kiosk.withdrawTryout({ tryoutItemId, body: {} }),
      maren().callCustomer({ locationId: CANAL, lineId: lineIds[0] ?? '' }),
    ]);
    expect(answers.map(({ ok: isOk }) => isOk)).toEqual([true, true]);
  }
});
