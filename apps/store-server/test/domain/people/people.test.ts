import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoUsers } from '../../../src/seed/people.ts';
import { ok, openShop, refusal, type Shop } from '../../support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

test('A person reads only their own record and roles, the active role first', { tags: ['S-06', 'A-04'] }, async () => {
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

test('A person chooses a language of the portal for their own record only', { tags: 'O-07' }, async () => {
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

test('The colleagues of a location are its sales floor and its admins, by name', { tags: 'Z-09' }, async () => {
  const maren = shop.as('maren-okafor');
  const names = ok(await maren.storefront.getColleagues({ locationId: 'canal-street' })).map(({ name }) => name);
  const colleagues = ['Amara Diallo', 'Ines Calloway', 'Maren Okafor', 'Noor Haddad', 'Ruth Feldman', 'Tomas Reyes'];
  expect(names).toEqual(colleagues);
  const noor = shop.as('noor-haddad').user;
  expect(ok(await noor.getPhoto({ id: '1001', locationId: 'canal-street' })).type).toBe('image/svg+xml');
  // Maren does not work there, and Ines has no photo.
  expect(refusal(await noor.getPhoto({ id: '1001', locationId: 'bedford-avenue' })).status).toBe(404);
  expect(refusal(await noor.getPhoto({ id: '1002', locationId: 'canal-street' })).status).toBe(404);
});

test('Stores are listed with the locations of the caller', { tags: ['Z-08', 'A-04'] }, async () => {
  const noor = ok(await shop.as('noor-haddad').store.getStoreLocations({}));
  expect(noor).toEqual([
    {
      id: 'new-york',
      mainStore: 'Northline New York',
      shopifyApiDomain: 'https://new-york.shop.example/graphql',
      shopifyRestApiDomain: 'https://new-york.shop.example/rest',
      accessToken: expect.stringMatching(/^[\w-]{43}$/) as string,
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

test('The access token of the shop system leaves the server for no role', { tags: 'A-04' }, async () => {
  const secrets = (await shop.rows<{ secret: string }>('select access_token as secret from stores')).map(
    ({ secret }) => secret,
  );
  expect(secrets).toContain('demo-new-york');
  for (const { sub } of demoUsers) {
    const { store } = shop.as(sub);
    const answers = [
      await store.getStoreLocations({}),
      await store.getStoresByLocation({ locations: ['canal-street'] }),
    ];
    for (const secret of secrets) expect(JSON.stringify(answers), sub).not.toContain(secret);
  }
});

test('The opaque value in its place differs by session and by store', { tags: ['A-01', 'A-04'] }, async () => {
  const read = async (sub: string) =>
    ok(await shop.as(sub).store.getStoreLocations({})).map(({ accessToken }) => accessToken);
  const all = [...(await read('ruth-feldman')), ...(await read('maren-okafor'))];
  expect(new Set(all).size).toBe(4);
});

test('A kiosk reads its location without address and token of the shop system', { tags: 'Z-08' }, async () => {
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
