import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, bringOut, CANAL, cartLine, marked, stockUp } from '../../support/goods.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

test(
  'Notifications are listed newest first, twenty on a page, with every type',
  { tags: ['N-01', 'N-07'] },
  async () => {
    const maren = shop.as('maren-okafor').notification;
    const pages = [];
    for (const page of [0, 1, 2, 3]) pages.push(ok(await maren.getNotifications({ userId: '1001', page })));
    expect(pages.map((page) => page.content.length)).toEqual([20, 20, 7, 0]);
    expect(pages[0]?.totalElements).toBe(47);
    const all = pages.flatMap((page) => page.content);
    expect(new Set(all.map((item) => item.id)).size).toBe(47);
    const times = all.map((item) => item.createdAt ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.filter((item) => !item.acknowledged)).toHaveLength(2);
  },
);

test('Acknowledging can be repeated; the notification of another person is not found', { tags: 'N-05' }, async () => {
  const maren = shop.as('maren-okafor').notification;
  const [newest] = ok(await maren.getNotifications({ userId: '1001' })).content;
  const notificationId = newest?.id ?? '';
  expect(newest?.acknowledged).toBe(false);
  expect(ok(await maren.acknowledgeNotification({ notificationId }))).toMatchObject({ acknowledged: true });
  expect(ok(await maren.acknowledgeNotification({ notificationId }))).toMatchObject({ acknowledged: true });
  const ines = shop.as('ines-calloway').notification;
  expect(refusal(await ines.acknowledgeNotification({ notificationId })).status).toBe(404);
});

test('An announcement to everybody reaches each person with one id', { tags: 'L-01' }, async () => {
  const said = ok(
    await shop.as('ruth-feldman').notification.announce({ title: 'Stock take at six', redirectUrl: '/shoesize' }),
  );
  for (const [sub, userId] of [
    ['maren-okafor', '1001'],
    ['dario-vance', '1003'],
    ['yuki-tanabe', '1017'],
  ] as const) {
    const { content } = ok(await shop.as(sub).notification.getNotifications({ userId }));
    expect(content[0]).toEqual(said);
  }
  const yuki = shop.as('yuki-tanabe').notification;
  ok(await yuki.acknowledgeNotification({ notificationId: said.id }));
  const [marens] = ok(await shop.as('maren-okafor').notification.getNotifications({ userId: '1001' })).content;
  expect(marens?.acknowledged).toBe(false);
  const events = await shop.rows(`select body from outbox where destination = '/topic/messages'`);
  expect(events).toEqual([{ body: said }]);
});

/** The people whose list has an announcement. */
const heard = async (id: string) =>
  (await shop.rows<{ user_id: string }>('select user_id from notifications where id = $1 order by 1', Number(id))).map(
    ({ user_id }) => user_id,
  );
const peopleWith = async (where: string) =>
  (await shop.rows<{ user_id: string }>(`select distinct user_id from user_roles where ${where} order by 1`)).map(
    ({ user_id }) => user_id,
  );

test('An announcement of a Store_Admin reaches only the people of their locations', { tags: 'P-05' }, async () => {
  const said = ok(await shop.as('tomas-reyes').notification.announce({ title: 'Lift out of order' }));
  expect(await heard(said.id)).not.toContain('1016');
  expect(await heard(said.id)).toEqual(
    await peopleWith(`location_id in (select location_id from user_roles where user_id = '1005')`),
  );
  const events = await shop.rows<{ destination: string }>(
    `select destination from outbox where body->>'id' = $1 order by 1`,
    said.id,
  );
  expect(events.map(({ destination }) => destination)).toEqual(
    (await heard(said.id)).map((userId) => `/user/${userId}/in-app-notifications`),
  );
});

test('An announcement to roles and locations reaches whom they name', { tags: 'P-05' }, async () => {
  const { announce } = shop.as('ruth-feldman').notification;
  const roles = ['Warehouse_Personal', 'Warehouse_Admin'];
  const pickers = ok(await announce({ title: 'Count at six', roles }));
  expect(await heard(pickers.id)).toEqual(await peopleWith(`role in ('Warehouse_Personal', 'Warehouse_Admin')`));
  const here = ok(await announce({ title: 'Count at seven', roles, locationIds: [CANAL] }));
  expect(await heard(here.id)).toEqual(
    await peopleWith(`role in ('Warehouse_Personal', 'Warehouse_Admin') and location_id = '${CANAL}'`),
  );
});

test('An announcement to a foreign or unknown location, or to no person, is refused', { tags: 'P-05' }, async () => {
  const tomas = shop.as('tomas-reyes').notification;
  const foreign = await tomas.announce({ title: 'Hello', locationIds: [CANAL, 'milwaukee-avenue'] });
  expect(refusal(foreign)).toMatchObject({ status: 403 });
  const ruth = shop.as('ruth-feldman').notification;
  const unknown = await ruth.announce({ title: 'Hello', locationIds: [CANAL, 'moon'] });
  expect(refusal(unknown)).toMatchObject({ status: 422, field: '/locationIds/1' });
  expect(refusal(await ruth.announce({ title: 'Hello', roles: ['Nobody'] }))).toMatchObject({ status: 409 });
});

test('What belongs to a customer is named by the number, and keeps what it is about', { tags: 'N-02' }, async () => {
  const { number, lineIds, barcodes } = await bringOut(shop, ['9']);
  const [out] = ok(await shop.as('maren-okafor').notification.getNotifications({ userId: '1001' })).content;
  const [line] = await shop.rows<{ request_id: string }>(
    'select request_id from request_lines where id = $1',
    Number(lineIds[0]),
  );
  const customer = { objectId: String(number), type: { objectIdName: 'Customer' } };
  const subject = { objectIdName: 'Request', objectId: String(line?.request_id) };
  expect(out).toMatchObject({ ...customer, title: expect.stringMatching(/, 9 is on its way to you$/), subject });
  const [placed] = ok(await shop.as('dario-vance').notification.getNotifications({ userId: '1003' })).content;
  expect(placed).toMatchObject({ ...customer, type: { name: 'request' }, subject });
  ok(await shop.as('maren-okafor').storefront.sendBack({ locationId: CANAL, lineId: lineIds[0] ?? '' }));
  const [back] = ok(await shop.as('dario-vance').notification.getNotifications({ userId: '1003' })).content;
  expect(back).toMatchObject({ ...customer, subject: { objectIdName: 'Barcode', objectId: barcodes[0] } });
});

test('A notification shows its pair, and says who of the colleagues accepted it', { tags: 'N-02' }, async () => {
  const goods = [await stockUp(shop, 'hc82-104-cf', '9', 1), await stockUp(shop, 'hc82-104-cf', '10', 1)];
  const { lines } = await ask(shop, goods);
  const newest = async (sub: string, userId: string) =>
    ok(await shop.as(sub).notification.getNotifications({ userId })).content[0];
  const asked = await newest('maren-okafor', '1001');
  const pair = { productName: 'Halden Court 82', size: '9', sizeSystem: 'US M' };
  expect(asked?.about).toMatchObject({ ...pair, pairs: 2, requestedBy: 'Kiosk Front door' });
  const events = await shop.rows(`select body from outbox where body->>'id' = $1`, asked?.id);
  expect(events).toEqual([{ body: asked }]);
  ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(lines)));
  expect((await newest('maren-okafor', '1001'))?.handledBy).toBeUndefined();
  expect((await newest('ines-calloway', '1002'))?.handledBy).toEqual({ id: '1001', name: 'Maren Okafor' });
});

test('A request is handled once a colleague picks all of its pairs', { tags: 'N-02' }, async () => {
  await bringOut(shop, ['9']);
  const shown = async (sub: string, userId: string) =>
    ok(await shop.as(sub).notification.getNotifications({ userId })).content.find(
      ({ type }) => type.name === 'request',
    );
  const forDario = await shown('dario-vance', '1003');
  expect(forDario?.about).toMatchObject({ size: '9', pairs: 1 });
  expect(forDario?.handledBy).toBeUndefined();
  const colleagues = await shop.rows<{ user_id: string }>(
    `select user_id from notifications where type = 'request' and user_id <> '1003' order by id desc limit 1`,
  );
  const [colleague] = await shop.rows<{ sub: string }>('select sub from users where id = $1', colleagues[0]?.user_id);
  const forColleague = await shown(colleague?.sub ?? '', colleagues[0]?.user_id ?? '');
  expect(forColleague?.handledBy).toMatchObject({ name: 'Dario Vance' });
});

test('A title has its text and its values, in the list and in the live event', { tags: ['N-02', 'O-07'] }, async () => {
  const { lineIds } = await bringOut(shop, ['9', '10']);
  ok(await shop.as('maren-okafor').storefront.sendBack({ locationId: CANAL, lineId: lineIds[0] ?? '' }));
  const [back, ...before] = ok(await shop.as('dario-vance').notification.getNotifications({ userId: '1003' })).content;
  expect(back).toMatchObject({
    title: 'Maren Okafor sends Halden Court 82, size 9 back',
    titleText: '{person} sends {name}, size {size} back',
    titleValues: { person: 'Maren Okafor', name: 'Halden Court 82', size: '9' },
  });
  expect(before.find(({ type }) => type.name === 'request')).toMatchObject({
    title: 'Maren Okafor requests 2 pairs',
    titleText: '{person} requests {count} pairs',
    titleValues: { person: 'Maren Okafor', count: '2' },
  });
  const events = await shop.rows(`select body from outbox where body->>'id' = $1`, back?.id);
  expect(events).toEqual([{ body: back }]);
});

test('What a person announces has no text that another language says', { tags: ['P-05', 'O-07'] }, async () => {
  const announced = ok(await shop.as('ruth-feldman').notification.announce({ title: 'Sold at the till' }));
  expect(announced).not.toHaveProperty('titleText');
  expect(announced).not.toHaveProperty('titleValues');
});

test('A notification of an older release has its English title only', { tags: ['N-02', 'O-07'] }, async () => {
  await shop.rows(
    `insert into notifications (user_id, type, title, created_at) values ('1003', 'sold', 'Sold at the till', now())`,
  );
  const [old] = ok(await shop.as('dario-vance').notification.getNotifications({ userId: '1003' })).content;
  expect(old).toMatchObject({ title: 'Sold at the till' });
  expect(old).not.toHaveProperty('titleText');
});

test('A request for two customers is named by its own number', { tags: 'N-02' }, async () => {
  const goods = [await stockUp(shop, 'hc82-104-cf', '9', 1), await stockUp(shop, 'hc82-104-cf', '10', 1)];
  const items = [];
  for (const one of goods) {
    const { lines } = await ask(shop, [one]);
    ok(await shop.as('maren-okafor').storefront.acceptTryout(marked(lines)));
    items.push(cartLine(one, 1, { tryOutItem: true, lineIds: lines.map(({ lineId = '' }) => lineId) }));
  }
  const placed = ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items }));
  const [told] = ok(await shop.as('dario-vance').notification.getNotifications({ userId: '1003' })).content;
  expect(told).toMatchObject({ objectId: placed.requestId, type: { objectIdName: 'Request' } });
  expect(told).not.toHaveProperty('subject');
});

test('An announcement cannot link to a script or a disguised foreign address', { tags: 'N-08' }, async () => {
  const unsafe = [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://evil.example',
    'https://evil.example',
    'https://user:pw@evil.example/',
    '/.//evil.example',
    '/shoe\u202Esize',
  ];
  for (const redirectUrl of unsafe) {
    const answer = await shop.as('tomas-reyes').notification.announce({ title: 'Look', redirectUrl });
    expect(refusal(answer)).toEqual({
      status: 422,
      field: '/redirectUrl',
      message: 'Enter a path of the portal, or an address at one of the allowed origins.',
    });
  }
});

test(
  'All notifications up to a number are acknowledged at once, later ones are not',
  { tags: ['N-05', 'N-06'] },
  async () => {
    const maren = shop.as('maren-okafor').notification;
    const unread = async (sub: string) => {
      const rows = await shop.rows<{ id: string }>(
        'select n.id from notifications n join users u on u.id = n.user_id where u.sub = $1 and not n.acknowledged order by n.id',
        sub,
      );
      return rows.map(({ id }) => id);
    };
    ok(await shop.as('tomas-reyes').notification.announce({ title: 'Seen' }));
    const seen = ok(await maren.getNotifications({ userId: '1001' })).content[0]?.id ?? '';
    const later = ok(await shop.as('tomas-reyes').notification.announce({ title: 'Came meanwhile' }));
    const [before, ines] = [await unread('maren-okafor'), await unread('ines-calloway')];
    expect(ok(await maren.acknowledgeAllNotifications({ upTo: seen }, { key: 'read-all-1' }))).toEqual({
      acknowledged: before.length - 1,
    });
    expect(await unread('maren-okafor')).toEqual([later.id]);
    expect(await unread('ines-calloway')).toEqual(ines);
    expect(ok(await maren.acknowledgeAllNotifications({ upTo: seen }))).toEqual({ acknowledged: 0 });
    const again = ok(await maren.acknowledgeAllNotifications({ upTo: seen }, { key: 'read-all-1' }));
    expect(again).toEqual({ acknowledged: before.length - 1 });
  },
);

test('A request notifies the stockroom of its location, and no other one', { tags: 'W-02' }, async () => {
  const people = async () => {
    const rows = await shop.rows<{ user_id: string; count: string }>(
      `select user_id, count(*) from notifications where type = 'request' group by user_id order by user_id`,
    );
    return new Map(rows.map((row) => [row.user_id, Number(row.count)]));
  };
  const before = await people();
  const goods = await stockUp(shop, 'hc82-104-cf', '9', 1);
  ok(await shop.as('maren-okafor').inventory.placeRequest({ locationId: CANAL, items: [cartLine(goods)] }));
  const more = [...(await people())].filter(([userId, count]) => count > (before.get(userId) ?? 0));
  // Warehouse_Personal and Warehouse_Admin of Canal Street.
  expect(more.map(([userId]) => userId)).toEqual(['1003', '1004', '1018']);
});
