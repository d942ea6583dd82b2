import type { Failure } from '@instore/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok, openShop, type Shop } from '../../support/shop.ts';
import { createConnector, forget } from '../../shopify/createConnector.ts';
import { SHOP } from '../../support/shopify/testShop.ts';

const tags = ['O-09'];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ shopDomain: SHOP });
});
afterAll(() => shop?.close());
beforeEach(() => forget(shop.database));

const tomas = () => shop.as('tomas-reyes').store;
const state = async () => ok(await tomas().getShopConnection());

test('The page of the shop knows that the first load is missing', { tags }, async () => {
  expect(await state()).toMatchObject({ state: 'not-loaded', domain: SHOP, comparedAt: null, isAsked: false });
  const answer = (await tomas().compareShop()) as Failure;
  expect(answer.problem).toMatchObject({ status: 409, detail: 'The store is not connected with a shop.' });
});

test('An admin asks for a comparison, and one node makes it', { tags }, async () => {
  const c = createConnector(shop.database);
  await c.load();
  expect(await c.compare()).toBe(false);
  expect(ok(await tomas().compareShop())).toMatchObject({ state: 'connected', isAsked: true, isComparing: false });
  expect(await c.compare()).toBe(true);
  expect(await state()).toMatchObject({ isAsked: false, failure: null, comparedAt: c.parts.now().toISOString() });
  expect(await c.compare()).toBe(false);
});

test('A comparison that was asked for and failed says why', { tags }, async () => {
  const c = createConnector(shop.database);
  await c.load();
  ok(await tomas().compareShop());
  c.there.goods.currency = 'EUR';
  const failure = 'The shop has prices in EUR. The store needs USD.';
  await expect(c.compare()).rejects.toThrow(failure);
  expect(await state()).toMatchObject({ isAsked: false, failure });
});

test('Problems are listed by kind, in pages', { tags }, async () => {
  await shop.rows(
    `insert into shopify_problems (kind, subject, title, reason) values
     ('product', '7001-11', 'Halden Court 82', 'It has no category.'), ('order', '#1042', '', 'Size 9 is not here.')`,
  );
  expect((await state()).problems).toEqual({ product: 1, order: 1, location: 0 });
  expect(ok(await tomas().getShopProblems({ size: 1, page: 1 }))).toMatchObject({
    totalElements: 2,
    content: [{ kind: 'product', subject: '7001-11', title: 'Halden Court 82', reason: 'It has no category.' }],
  });
  expect(ok(await tomas().getShopProblems({ kind: 'order' })).content).toMatchObject([{ subject: '#1042' }]);
});
