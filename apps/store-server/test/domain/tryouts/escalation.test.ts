import { afterAll, beforeAll, expect, test } from 'vitest';
import { escalateTryouts } from '../../../src/domain/tryouts/index.ts';
import { publish } from '../../../src/live/outbox.ts';
import { ask, CANAL, cartLine, marked, stockUp, STORE } from '../../support/goods.ts';
import { startNode, type TestNode } from '../../support/node.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

const FIVE_MINUTES = 5 * 60_000;
const MINUTE = 60_000;

let shop: Shop;
let now = Date.now();
/** A node whose clock the test moves. */
let node: TestNode;
beforeAll(async () => {
  shop = await openShop();
  node = await startNode(shop.database, { now: () => new Date(now) });
});
afterAll(async () => {
  await node?.close();
  await shop?.close();
});

const run = () => escalateTryouts({ db: shop.database.db, now: () => new Date(now), publish }, FIVE_MINUTES);
const escalations = async (id: string) =>
  shop.rows<{ user_id: string; title: string }>(
    `select user_id, title from notifications where type = 'escalation' and object_id = $1`,
    id,
  );
const request = async () => {
  const goods = await stockUp(shop, 'hc82-104-tc', '12', 2);
  const asked = await ask(shop, [goods]);
  now = Date.parse(asked.lines[0]?.requestedAt ?? '');
  return { goods, ...asked };
};

test('After five minutes without Accept one of ten nodes notifies Store_Admins once', { tags: 'K-11' }, async () => {
  const { tryoutItemId } = await request();
  now += FIVE_MINUTES - MINUTE;
  await run();
  expect(await escalations(tryoutItemId)).toEqual([]);
  now += MINUTE;
  await Promise.all(Array.from({ length: 10 }, run));
  await run();
  const [first, ...more] = await escalations(tryoutItemId);
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    user_id: '1005',
    title: 'Kiosk Front door has waited 5 min. No associate has accepted the request.',
  });
});

test('While one node escalates a request, another skips it at once', { tags: 'K-11' }, async () => {
  const { tryoutItemId } = await request();
  now += FIVE_MINUTES;
  const other = await shop.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('update tryouts set escalated_at = now() where id = $1', [tryoutItemId]);
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
  expect(await escalations(tryoutItemId)).toEqual([]);
});

test('An accepted request is not escalated', { tags: 'K-11' }, async () => {
  const { tryoutItemId, lines } = await request();
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(lines)));
  now += FIVE_MINUTES;
  await run();
  expect(await escalations(tryoutItemId)).toEqual([]);
});

test('A request that the customer has withdrawn is not escalated', { tags: ['K-11', 'C-14'] }, async () => {
  const { tryoutItemId } = await request();
  ok(await shop.as('front-door').kiosk.withdrawTryout({ tryoutItemId, body: {} }));
  now += FIVE_MINUTES;
  await run();
  expect(await escalations(tryoutItemId)).toEqual([]);
});

test('After two hours a request expires and cannot be accepted', { tags: 'K-11' }, async () => {
  const { tryoutItemId, lines } = await request();
  now += 2 * 60 * MINUTE;
  await run();
  const [event] = await shop.rows<{ body: { tryouts: string[] } }>('select body from outbox order by id desc limit 1');
  expect(event?.body.tryouts).toContain(tryoutItemId);
  const list = await node.ask('maren-okafor', 'GET', `/api/storefront/getAllTryoutItems/${STORE}/${CANAL}`);
  expect(Object.keys(((await list.json()) as { data: object }).data)).not.toContain(tryoutItemId);
  const state = await node.ask('maren-okafor', 'GET', `/api/storefront/tryouts/${tryoutItemId}`);
  expect(await state.json()).toEqual({ data: { tryoutItemId, state: 'expired', acceptedBy: null } });
  const late = await node.ask('maren-okafor', 'PUT', '/api/storefront/tryoutItem-master/accept', marked(lines));
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ message: 'Expired' });
  const at = { locationId: CANAL, lineId: lines[0]?.lineId ?? '' };
  const nudge = await node.ask('maren-okafor', 'POST', '/api/storefront/nudge', at);
  expect([nudge.status, await nudge.json()]).toMatchObject([409, { detail: 'Expired' }]);
});

test('From two minutes on a waiting request can be nudged once a minute', { tags: 'K-11' }, async () => {
  const { lines } = await request();
  const [lineId = ''] = lines.map((line) => line.lineId ?? '');
  const nudge = (sub = 'maren-okafor') => node.ask(sub, 'POST', '/api/storefront/nudge', { locationId: CANAL, lineId });
  now += 2 * MINUTE - 1_000;
  expect((await nudge()).status).toBe(409);
  now += 2_000;
  const elsewhere = { locationId: 'milwaukee-avenue', lineId };
  expect((await node.ask('sana-iqbal', 'POST', '/api/storefront/nudge', elsewhere)).status).toBe(404);
  const [one, other] = await Promise.all([nudge(), nudge('ines-calloway')]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  const nudged = await shop.rows<{ user_id: string; title: string }>(
    `select user_id, title from notifications where type = 'nudge' order by user_id`,
  );
  const [nudger, name] = one.status === 200 ? ['1001', 'Maren Okafor'] : ['1002', 'Ines Calloway'];
  const title = `${name} nudges: Kiosk Front door waits for an associate`;
  expect(nudged).toEqual(['1001', '1002', '1011'].filter((id) => id !== nudger).map((user_id) => ({ user_id, title })));
  now += 59_000;
  expect((await nudge()).status).toBe(409);
  now += 1_000;
  expect((await nudge()).status).toBe(200);
});

test('A request that the customer has withdrawn cannot be nudged', { tags: ['K-11', 'C-14'] }, async () => {
  const { lines, tryoutItemId } = await request();
  ok(await shop.as('front-door').kiosk.withdrawTryout({ tryoutItemId, body: {} }));
  now += 3 * MINUTE;
  const [lineId = ''] = lines.map((line) => line.lineId ?? '');
  const nudge = await node.ask('maren-okafor', 'POST', '/api/storefront/nudge', { locationId: CANAL, lineId });
  expect(nudge.status).toBe(409);
  expect(await nudge.json()).toMatchObject({ detail: 'The customer has withdrawn this request.' });
});

test('A nudge of a placed request notifies the pickers', { tags: 'K-11' }, async () => {
  const { lines } = await request();
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(lines)));
  const [lineId = ''] = lines.map((line) => line.lineId ?? '');
  const refused = refusal(await shop.as('maren-okafor').storefront.nudgeRequest({ locationId: CANAL, lineId }));
  expect(refused).toMatchObject({ status: 409, field: '/lineId' });
  const [placed] = await shop.rows<{ id: string }>(
    `select id from request_lines where location_id = $1 and status = 'request' limit 1`,
    CANAL,
  );
  const { people } = ok(
    await shop.as('maren-okafor').storefront.nudgeRequest({ locationId: CANAL, lineId: placed?.id ?? '' }),
  );
  expect(people).toBe(3);
  const notified = await shop.rows<{ user_id: string; title: string }>(
    `select user_id, title from notifications where type = 'nudge' and redirect_url like '/warehouse/%' order by user_id`,
  );
  expect(notified.map((row) => row.user_id)).toEqual(['1003', '1004', '1018']);
  expect(notified[0]?.title).toBe('Maren Okafor nudges: a request waits');
  const foreign = await shop.as('sana-iqbal').storefront.nudgeRequest({ locationId: CANAL, lineId: placed?.id ?? '' });
  expect(refusal(foreign).status).toBe(403);
  const elsewhere = { locationId: 'milwaukee-avenue', lineId: placed?.id ?? '' };
  expect(refusal(await shop.as('sana-iqbal').storefront.nudgeRequest(elsewhere))).toMatchObject({
    status: 404,
    field: '/lineId',
  });
});

test('A placed request can be nudged from two minutes on, for all its open lines', { tags: 'K-11' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '13', 2);
  const placed = ok(
    await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 2)] }),
  );
  now = Date.parse(placed.placedAt);
  const nudge = (at = 0) =>
    node.ask('maren-okafor', 'POST', '/api/storefront/nudge', {
      locationId: CANAL,
      lineId: placed.lines[at]?.lineId ?? '',
    });
  now += 2 * MINUTE - 1_000;
  expect((await nudge()).status).toBe(409);
  now += 1_000;
  expect((await nudge()).status).toBe(200);
  const nudged = await shop.rows('select nudged_at from request_lines where request_id = $1', placed.requestId);
  expect(nudged).toEqual([{ nudged_at: new Date(now) }, { nudged_at: new Date(now) }]);
  now += MINUTE - 1;
  expect((await nudge(1)).status).toBe(409);
  now += 1;
  expect((await nudge(1)).status).toBe(200);
});
