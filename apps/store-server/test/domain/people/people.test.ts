import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

test('[S-06, A-04] A person reads only their own record and roles, the active role first', async () => {
  const noor = shop.as('noor-haddad');
  expect(ok(await noor.user.getUser({ id: '1011' }))).toEqual({
    id: '1011',
    name: 'Noor Haddad',
    email: 'noor.haddad@in-store.example',
  });
  expect(ok(await noor.user.getUserRoles({ sub: 'noor-haddad' }))).toEqual([
    { role: 'Sales_Associate', location: 'Bedford Avenue', locationId: 'bedford-avenue' },
    { role: 'Sales_Associate', location: 'Canal Street', locationId: 'canal-street' },
  ]);
  expect(refusal(await noor.user.getUser({ id: '1001' })).status).toBe(403);
});

test('[O-07] A person chooses a language of the portal, which is part of their own record and of no other', async () => {
  const noor = shop.as('noor-haddad');
  expect(ok(await noor.user.setLanguage({ id: '1011', body: { language: 'ar' } }))).toMatchObject({
    id: '1011',
    language: 'ar',
  });
  expect(ok(await noor.user.getUser({ id: '1011' })).language).toBe('ar');
  expect(ok(await shop.as('maren-okafor').user.getUser({ id: '1001' }))).not.toHaveProperty('language');
  expect(refusal(await noor.user.setLanguage({ id: '1001', body: { language: 'es' } })).status).toBe(403);
  const unknown = { id: '1011', body: { language: 'tlh' as 'en' } };
  expect(refusal(await noor.user.setLanguage(unknown)).status).toBe(400);
});

test("[Z-08, A-04] Stores are listed with the caller's locations; all of them for roles that work everywhere", async () => {
  const noor = ok(await shop.as('noor-haddad').store.getStoreLocations({}));
  expect(noor).toEqual([
    {
      id: 'new-york',
      mainStore: 'Northline New York',
      shopifyApiDomain: 'https://new-york.shop.example/graphql',
      shopifyRestApiDomain: 'https://new-york.shop.example/rest',
      accessToken: 'demo-new-york',
      locations: [
        { id: 'canal-street', name: 'Canal Street' },
        { id: 'bedford-avenue', name: 'Bedford Avenue' },
      ],
    },
  ]);
  const ruth = ok(await shop.as('ruth-feldman').store.getStoreLocations({}));
  expect(ruth.map((store) => store.locations.length)).toEqual([2, 2, 3]);
  const given = ok(await shop.as('noor-haddad').store.getStoresByLocation({ locations: ['bedford-avenue'] }));
  expect(given[0]?.locations).toEqual([{ id: 'bedford-avenue', name: 'Bedford Avenue' }]);
});

test('[Z-08] A kiosk and a consignee read their location, but neither address nor token of the shop system', async () => {
  const place = [
    {
      id: 'new-york',
      mainStore: 'Northline New York',
      shopifyApiDomain: '',
      shopifyRestApiDomain: '',
      accessToken: '',
      locations: [{ id: 'canal-street', name: 'Canal Street' }],
    },
  ];
  expect(ok(await shop.as('front-door').store.getStoreLocations({}))).toEqual(place);
  const jonah = shop.as('jonah-whitaker').store;
  expect(ok(await jonah.getStoreLocations({}))).toEqual(place);
  expect(ok(await jonah.getStoresByLocation({ locations: ['canal-street'] }))).toEqual(place);
});

test('[N-01, N-07] Notifications are listed newest first, twenty on a page, with every type and a null title', async () => {
  const maren = shop.as('maren-okafor').notification;
  const pages = [];
  for (const page of [0, 1, 2, 3]) pages.push(ok(await maren.getNotifications({ userId: '1001', page })));
  expect(pages.map((page) => page.content.length)).toEqual([20, 20, 7, 0]);
  expect(pages[0]?.totalElements).toBe(47);
  const all = pages.flatMap((page) => page.content);
  expect(new Set(all.map((item) => item.id)).size).toBe(47);
  const times = all.map((item) => item.createdAt ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(all.some((item) => item.title === null)).toBe(true);
  expect(all.filter((item) => !item.acknowledged)).toHaveLength(2);
});

test('[N-05] Acknowledging can be repeated; the notification of another person is not found', async () => {
  const maren = shop.as('maren-okafor').notification;
  const [newest] = ok(await maren.getNotifications({ userId: '1001' })).content;
  const notificationId = newest?.id ?? '';
  expect(newest?.acknowledged).toBe(false);
  expect(ok(await maren.acknowledgeNotification({ notificationId }))).toMatchObject({ acknowledged: true });
  expect(ok(await maren.acknowledgeNotification({ notificationId }))).toMatchObject({ acknowledged: true });
  const ines = shop.as('ines-calloway').notification;
  expect(refusal(await ines.acknowledgeNotification({ notificationId })).status).toBe(404);
});

test('[L-01] An announcement reaches every person with one id, in the lists and live', async () => {
  const said = ok(
    await shop.as('tomas-reyes').notification.announce({ title: 'Stock take at six', redirectUrl: '/shoesize' }),
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

test('[N-08] An announcement cannot link to a script or a disguised foreign address', async () => {
  const unsafe = [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://evil.example',
  ];
  for (const redirectUrl of unsafe) {
    const answer = await shop.as('tomas-reyes').notification.announce({ title: 'Look', redirectUrl });
    expect(refusal(answer)).toMatchObject({ status: 422, field: '/redirectUrl' });
  }
});

test('[N-05, N-06] All notifications up to a number are acknowledged at once; later ones and those of other people are not', async () => {
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
});
