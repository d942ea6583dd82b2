import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LineMessage } from '@instore/api';
import { CANAL, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createPlaced } from './createPlaced.ts';

let shop: Shop;
let now = Date.now();
beforeAll(async () => {
  shop = await openShop({ now: () => new Date(now) });
});
afterAll(() => shop?.close());

const { place } = createPlaced(() => shop);
const goods = () => stockUp(shop, 'hc82-104-cf', '12', 1);
const sayAs = (sub: string, lineId: string, message: LineMessage) =>
  shop.as(sub).inventory.sendLineMessage({ locationId: CANAL, lineId, message });
const told = async (requestId: string | null) =>
  shop.rows<{ user_id: string; title: string }>(
    `select user_id, title from notifications where type = 'nudge' and object_id = $1 order by id, user_id`,
    requestId,
  );

test('Picker and associate read each message on the line, and are notified', { tags: 'K-13' }, async () => {
  const { lineId, requestId } = await place(await goods());
  ok(await sayAs('dario-vance', lineId, 'which-colour'));
  ok(await shop.as('dario-vance').inventory.takePicks({ locationId: CANAL, requestIds: [requestId ?? ''] }));
  const { messages } = ok(await sayAs('maren-okafor', lineId, 'next-size-too'));
  expect(messages).toMatchObject([
    { message: 'which-colour', by: 'Dario Vance' },
    { message: 'next-size-too', by: 'Maren Okafor' },
  ]);
  expect(await told(requestId)).toEqual([
    { user_id: '1001', title: 'Dario Vance: Which colour? Halden Court 82, size 12' },
    { user_id: '1003', title: 'Maren Okafor: Bring the next size too. Halden Court 82, size 12' },
  ]);
});

test(
  'The history of the pair has each message once, with its text to translate',
  { tags: ['K-13', 'Z-10'] },
  async () => {
    const { lineId, requestId, barcode } = await place(await goods());
    for (let press = 0; press < 2; press += 1) ok(await sayAs('dario-vance', lineId, 'which-colour'));
    ok(await sayAs('maren-okafor', lineId, 'two-minutes'));
    const history = ok(await shop.as('maren-okafor').inventory.getUnitHistory({ barcode, locationId: CANAL }));
    const said = history.filter(({ kind }) => kind === 'said');
    expect(said).toMatchObject([
      { by: 'Maren Okafor', note: '2 minutes', noteText: '2 minutes', requestId },
      { by: 'Dario Vance', note: 'Which colour?', noteText: 'Which colour?', requestId },
    ]);
  },
);

test('While no picker holds the line, its associate reaches all pickers', { tags: 'K-13' }, async () => {
  const { lineId, requestId } = await place(await goods());
  ok(await sayAs('maren-okafor', lineId, 'two-minutes'));
  expect((await told(requestId)).map(({ user_id }) => user_id)).toEqual(['1003', '1004', '1018']);
});

test('The same message within a minute is one message, later it is another', { tags: 'K-13' }, async () => {
  const { lineId, requestId } = await place(await goods());
  for (let press = 0; press < 2; press += 1) ok(await sayAs('dario-vance', lineId, 'two-minutes'));
  expect(await told(requestId)).toHaveLength(1);
  // Neither does another message between.
  for (const message of ['come-and-get-it', 'two-minutes'] as const) ok(await sayAs('dario-vance', lineId, message));
  expect(await told(requestId)).toHaveLength(2);
  now += 60_000;
  expect(ok(await sayAs('dario-vance', lineId, 'two-minutes')).messages).toHaveLength(3);
});

test('A line keeps its last 20 messages', { tags: 'K-13' }, async () => {
  const { lineId } = await place(await goods());
  let count = 0;
  for (let press = 0; press < 21; press += 1) {
    now += 60_000;
    const message = press === 0 ? 'come-and-get-it' : 'two-minutes';
    const { messages = [] } = ok(await sayAs('dario-vance', lineId, message));
    count = messages.length;
    if (press === 20) expect(messages.map((one) => one.message)).not.toContain('come-and-get-it');
  }
  expect(count).toBe(20);
});

test('Another associate, another picker and a line that is over are refused', { tags: 'K-13' }, async () => {
  const { lineId, requestId } = await place(await goods());
  expect(refusal(await sayAs('ines-calloway', lineId, 'two-minutes'))).toMatchObject({ status: 403 });
  ok(await shop.as('dario-vance').inventory.takePicks({ locationId: CANAL, requestIds: [requestId ?? ''] }));
  expect(refusal(await sayAs('imani-brooks', lineId, 'two-minutes'))).toMatchObject({ status: 409 });
  ok(await shop.as('maren-okafor').inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] }));
  expect(refusal(await sayAs('maren-okafor', lineId, 'two-minutes'))).toMatchObject({ status: 409 });
});
