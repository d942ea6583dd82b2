import { expect, test } from 'vitest';
import { createShop } from '../../src/shopify/client.ts';
import { SHOP_QUERY } from '../../src/shopify/queries.ts';
import { CLIENT, createTestShop } from '../support/shopify/testShop.ts';

const shopOf = { shop: { name: 'Test shop', currencyCode: 'USD' } };

test('Client credentials become a token, which is fetched once', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop(there.parts);

  const answers = await Promise.all([shop.query(SHOP_QUERY), shop.query(SHOP_QUERY)]);

  expect(answers).toMatchObject([shopOf, shopOf]);
  expect(there.asked.filter((url) => url.endsWith('/access_token'))).toHaveLength(1);
});

test('A token is renewed before its day ends', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  let now = new Date('2026-11-23T16:00:00Z');
  const shop = createShop({ ...there.parts, now: () => now });
  await shop.query(SHOP_QUERY);
  there.expireToken();

  now = new Date('2026-11-24T15:56:00Z');
  await shop.query(SHOP_QUERY);

  expect(there.asked.filter((url) => url.endsWith('/access_token'))).toHaveLength(2);
  expect(there.parts.waits).toEqual([]);
});

test('A token that the shop refuses is renewed once', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop(there.parts);
  await shop.query(SHOP_QUERY);
  there.expireToken();

  expect(await shop.query(SHOP_QUERY)).toMatchObject(shopOf);
});

test('A stored token that the shop refuses is an error', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop({ ...there.parts, credentials: { accessToken: 'shpat_of-another-app' } });

  await expect(shop.query(SHOP_QUERY)).rejects.toThrow(/refuses the access token/);
  expect(there.asked).toHaveLength(2);
});

test('A wrong secret is an error that does not contain it', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop({ ...there.parts, credentials: { ...CLIENT, clientSecret: 'another-secret' } });

  await expect(shop.query(SHOP_QUERY)).rejects.toThrow(/^The shop gives no token: status 401\.$/);
});

test('A throttled query waits until the shop has restored its cost', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop(there.parts);
  there.available = 5;

  expect(await shop.query(SHOP_QUERY)).toMatchObject(shopOf);
  // Five points are missing, and the shop restores 50 in a second.
  expect(there.parts.waits).toEqual([100]);
});

test('An overloaded shop is asked again after the time that it names', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop(there.parts);
  await shop.query(SHOP_QUERY);
  there.failures = [429, 503];

  expect(await shop.query(SHOP_QUERY)).toMatchObject(shopOf);
  expect(there.parts.waits).toEqual([7_000, 7_000]);
});

test('A query that the shop refuses is not sent again', { tags: 'O-09' }, async () => {
  const there = createTestShop();
  const shop = createShop(there.parts);

  await expect(shop.query('{ shop { secrets } }')).rejects.toThrow(/Cannot query field "secrets"/);
  expect(there.asked).toHaveLength(2);
});
