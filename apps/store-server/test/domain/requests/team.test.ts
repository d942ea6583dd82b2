import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, CANAL, cartLine, marked, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';
import { createPlaced } from './createPlaced.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

const { place, checkOut } = createPlaced(() => shop);

const maren = () => shop.as('maren-okafor');
const ines = () => shop.as('ines-calloway');
const tomas = () => shop.as('tomas-reyes');
const dario = () => shop.as('dario-vance').inventory;
const kiosk = () => shop.as('front-door');

/** The ids of the people who got a notification with this title. */
const toldOf = async (title: string) =>
  (
    await shop.rows<{ user_id: string }>('select user_id from notifications where title = $1 order by user_id', title)
  ).map((row) => row.user_id);

test('Mine and All list the lines with their owner, the oldest first', { tags: 'Z-09' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  const waiting = await ask(shop, [goods]);
  const read = async (whose?: 'mine' | 'all') =>
    ok(await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '1', whose }));
  expect((await read()).content).toEqual([]);
  const all = await read('all');
  // Nobody has the line yet.
  expect(all.whose).toEqual({ mine: 0, all: 1, colleagues: 0, waiting: 1 });
  expect(all.content[0]).toMatchObject({
    lineId: waiting.lines[0]?.lineId,
    status: 'waiting',
    owner: null,
    tryoutItemId: waiting.tryoutItemId,
    barcode: goods.barcodes[0],
  });
  ok(await ines().storefront.acceptTryout(marked(waiting.lines)));
  expect((await read('all')).content[0]).toMatchObject({
    lineId: waiting.lines[0]?.lineId,
    status: 'accepted',
    owner: { id: '1002', name: 'Ines Calloway', hasPhoto: false },
  });
  expect((await read()).whose).toEqual({ mine: 0, all: 1, colleagues: 1, waiting: 0 });

  const placed = ok(
    await maren().storefront.getShoesizeLines({ locationId: CANAL, status: '2', whose: 'all', size: 50 }),
  );
  const times = placed.content.map((line) => line.placedAt ?? line.requestedAt);
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted());
  // The warehouse hands pairs over to associates [W-11], and does not see their tabs.
  const warehouse = shop.as('dario-vance').storefront;
  expect(ok(await warehouse.getColleagues({ locationId: CANAL })).map(({ name }) => name)).toContain('Maren Okafor');
  expect(refusal(await warehouse.getShoesizeLines({ locationId: CANAL, status: '2' })).status).toBe(403);
});

test('Lines that wait for an associate come first, also among the own lines', { tags: 'Z-09' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10', 2);
  const accepted = await ask(shop, [goods]);
  ok(await ines().storefront.acceptTryout(marked(accepted.lines)));
  const waiting = await ask(shop, [goods]);
  const read = async (sub: string, whose: 'mine' | 'all') => {
    const list = { locationId: CANAL, status: '1', whose, waitingFirst: true } as const;
    const { content, totalElements, counts, whose: of } = ok(await shop.as(sub).storefront.getShoesizeLines(list));
    expect([totalElements, counts.request]).toEqual([content.length, content.length]);
    expect(of?.waiting).toBe(1);
    return content.map(({ lineId }) => lineId);
  };
  const [older, newer] = [accepted.lines[0]?.lineId, waiting.lines[0]?.lineId];
  expect(await read('maren-okafor', 'mine')).toEqual([newer]);
  const all = await read('maren-okafor', 'all');
  expect([all[0], all.includes(older!)]).toEqual([newer, true]);
  expect((await read('ines-calloway', 'mine')).slice(0, 2)).toEqual([newer, expect.any(String)]);
  ok(await kiosk().kiosk.withdrawTryout({ tryoutItemId: waiting.tryoutItemId, body: {} }));
});

test('Only the owner and the admins cancel, replace, hand on or send back a line', { tags: 'Z-09' }, async () => {
  const line = await checkOut(await stockUp(shop, 'hc82-104-cf', '9.5', 1));
  const { lineId } = line;
  const at = { locationId: CANAL, lineId };
  for (const answer of [
    await ines().storefront.assignLine({ ...at, ownerId: '1002' }),
    await ines().storefront.setLineDetails({ ...at, spot: 'Bench 1' }),
    await ines().storefront.sendBack(at),
    await ines().storefront.handOver(at),
    await ines().storefront.takeOtherSize({ ...at, inventoryItemId: 'x' }),
    await ines().inventory.reportPairNotHere(at),
    await ines().inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] }),
    await ines().storefront.sellLine({ ...at, orderNumber: 'none' }),
  ]) {
    expect(refusal(answer)).toMatchObject({
      status: 403,
      message: 'Halden Court 82, size 9.5 belongs to another associate.',
    });
  }
  const people = ok(await maren().storefront.getColleagues({ locationId: CANAL })).map(({ name }) => name);
  expect(people).toEqual(expect.arrayContaining(['Ines Calloway', 'Maren Okafor', 'Noor Haddad', 'Tomas Reyes']));
  expect(people).not.toContain('Dario Vance');
  expect(refusal(await maren().storefront.assignLine({ ...at, ownerId: '1003' }))).toMatchObject({
    status: 422,
    field: '/ownerId',
  });
  expect(ok(await tomas().storefront.assignLine({ ...at, ownerId: '1002' })).owner?.name).toBe('Ines Calloway');
  expect(ok(await ines().storefront.setLineDetails({ ...at, spot: 'Bench 1', requestNote: ' Wide ' }))).toMatchObject({
    spot: 'Bench 1',
    requestNote: 'Wide',
  });
  expect(refusal(await ines().storefront.setLineDetails({ ...at, spot: 'Roof' }))).toMatchObject({
    status: 422,
    field: '/spot',
  });
});

test('Its owner and a Store_Admin can cancel an accepted line, a colleague cannot', { tags: 'Z-11' }, async () => {
  const goods = await stockUp(shop, 'hc82-104-cf', '10', 1);
  const { lines } = await ask(shop, [goods, goods]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const [one = '', two = ''] = lines.map((line) => line.lineId ?? '');
  const cancel = (sub: string, lineId: string) =>
    shop.as(sub).inventory.cancelRequest({ locationId: CANAL, lineIds: [lineId] });
  expect(refusal(await cancel('ines-calloway', one)).status).toBe(403);
  expect(ok(await cancel('maren-okafor', one)).lineIds).toEqual([one]);
  expect(ok(await cancel('tomas-reyes', two)).lineIds).toEqual([two]);
  // There is no request yet that the owner could be notified of.
  expect(await shop.rows(`select 1 from notifications where type = 'cancelled' and object_id = 'null'`)).toEqual([]);
});

test('Both associates get a notification of a line that an admin hands on', { tags: 'Z-09' }, async () => {
  const line = await place(await stockUp(shop, 'bst-318-be', '9', 1));
  const at = { locationId: CANAL, lineId: line.lineId };
  ok(await tomas().storefront.assignLine({ ...at, ownerId: '1002' }));
  const pair = 'Brask Scree Trail, size 9';
  const [title] = await shop.rows<{ title: string }>(
    `select title from notifications where type = 'assigned' order by id desc limit 1`,
  );
  expect(title?.title).toBe(`Tomas Reyes handed ${pair} to Ines Calloway`);
  expect(await toldOf(`Tomas Reyes handed ${pair} to Ines Calloway`)).toEqual(['1001', '1002']);
  ok(await ines().storefront.assignLine({ ...at, ownerId: '1001' }));
  expect(await toldOf(`Ines Calloway handed ${pair} to Maren Okafor`)).toEqual(['1001']);
  // To the same person: nothing happens.
  ok(await maren().storefront.assignLine({ ...at, ownerId: '1001' }));
  expect(await toldOf(`Maren Okafor handed ${pair} to Maren Okafor`)).toEqual([]);
  ok(await maren().inventory.cancelRequest({ locationId: CANAL, lineIds: [line.lineId] }));
  for (const answer of [
    await maren().storefront.assignLine({ ...at, ownerId: '1002' }),
    await maren().storefront.setLineDetails({ ...at, requestNote: 'Too late' }),
    await maren().storefront.handOver(at),
  ])
    expect(refusal(answer)).toMatchObject({ status: 409, field: '/lineId' });
});

test('An owner answers own lines without a notification, also accepted ones', { tags: 'K-12' }, async () => {
  const goods = await stockUp(shop, 'kdh-077-oc', '12', 1);
  const line = await place(goods);
  ok(await maren().inventory.reportPairNotHere({ locationId: CANAL, lineId: line.lineId, reason: 'damaged' }));
  const told = await shop.rows(`select 1 from notifications where object_id = $1`, line.barcode);
  expect(told).toEqual([]);
  const { lines } = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const at = { locationId: CANAL, lineId: lines[0]?.lineId ?? '' };
  expect(refusal(await dario().reportPairNotHere(at)).status).toBe(409);
  expect(ok(await maren().inventory.reportPairNotHere(at))).toMatchObject({ status: 'unavailable', requestId: null });
});

test('Lines are cancelled all or none, with one notification for each request', { tags: 'Z-04' }, async () => {
  const goods = await stockUp(shop, 'lph-640-oc', '9.5', 3);
  const placed = ok(await maren().inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods, 3)] }));
  const [one = '', two = '', three = ''] = placed.lines.map(({ lineId }) => lineId);
  await shop.rows(`update request_lines set status = 'sold' where id = $1`, three);
  expect(refusal(await dario().cancelRequest({ locationId: CANAL, lineIds: [one, three] }))).toEqual({
    status: 409,
    message: 'Lowland Polder High, size 9.5 is sold.',
    field: '/lineIds/1',
  });
  expect(await shop.rows('select status from request_lines where id = $1', one)).toEqual([{ status: 'request' }]);
  ok(await dario().cancelRequest({ locationId: CANAL, lineIds: [one, two] }));
  expect(
    await shop.rows(
      `select user_id, title from notifications where type = 'cancelled' and object_id = $1`,
      placed.requestId,
    ),
  ).toEqual([{ user_id: '1001', title: 'Dario Vance cancelled 2 pairs' }]);
});

test('The owner gets a notification for each of two requests with cancelled lines', { tags: 'Z-04' }, async () => {
  const goods = await stockUp(shop, 'lph-640-oc', '10', 2);
  const [one, two] = [await place(goods), await place(goods)];
  const lineIds = [one.lineId, two.lineId];
  ok(await dario().cancelRequest({ locationId: CANAL, lineIds }));
  expect(
    await shop.rows(
      `select object_id, title from notifications where type = 'cancelled' and object_id in ($1, $2) order by object_id::int`,
      one.requestId,
      two.requestId,
    ),
  ).toEqual([
    { object_id: one.requestId, title: 'Dario Vance cancelled Lowland Polder High, size 10' },
    { object_id: two.requestId, title: 'Dario Vance cancelled Lowland Polder High, size 10' },
  ]);
});

test('An accepted line that an admin hands on belongs only to the colleague', { tags: 'Z-09' }, async () => {
  const goods = await stockUp(shop, 'bst-318-be', '10', 1);
  const { lines } = await ask(shop, [goods]);
  ok(await maren().storefront.acceptTryout(marked(lines)));
  const lineId = lines[0]?.lineId ?? '';
  const idsOf = async (sub: string) =>
    ok(await shop.as(sub).storefront.getShoesizeLines({ locationId: CANAL, status: '1', ids: [lineId] })).content.map(
      (line) => line.lineId,
    );
  expect([await idsOf('maren-okafor'), await idsOf('ines-calloway')]).toEqual([[lineId], []]);
  ok(await tomas().storefront.assignLine({ locationId: CANAL, lineId, ownerId: '1002' }));
  expect([await idsOf('maren-okafor'), await idsOf('ines-calloway')]).toEqual([[], [lineId]]);

  const items = [cartLine(goods, 1, { lineIds: [lineId], tryOutItem: true })];
  expect(refusal(await maren().inventory.placeRequest({ locationId: CANAL, items }))).toMatchObject({
    status: 422,
    field: '/items/0/lineIds',
  });
  const placed = ok(await ines().inventory.placeRequest({ locationId: CANAL, items }));
  expect(placed.lines).toMatchObject([{ lineId, owner: { name: 'Ines Calloway' }, barcode: goods.barcodes[0] }]);
});
