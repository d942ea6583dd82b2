import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { createConnector, forget } from './createConnector.ts';

const tags = ['O-09'];
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => forget(database));

/** A connected store with webhooks that wait. */
async function waiting(...subjects: string[]) {
  const c = createConnector(database);
  await c.load();
  const add = async (id: string, subject: string) =>
    void (await c.rows(
      'insert into shopify_webhooks (id, topic, subject, received_at) values ($1, $2, $3, $4)',
      id,
      'products/update',
      subject,
      new Date(c.clock.now),
    ));
  for (const [at, subject] of subjects.entries()) await add(`hook-${at}`, subject);
  return { ...c, add };
}

/** Runs work when the shop is asked next, before it answers. */
function beforeAnswer({ there }: Awaited<ReturnType<typeof waiting>>, work: () => Promise<unknown>): void {
  const answer = there.fetch;
  there.fetch = async (url, init) => {
    there.fetch = answer;
    await work();
    return answer(url, init);
  };
}

describe('A record of the shop', () => {
  test('is read without a transaction', { tags }, async () => {
    const c = await waiting('product 7001');
    let idle: object[] | undefined;
    beforeAnswer(c, async () => {
      idle = await c.rows(
        `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      );
    });
    await c.handle();
    expect(idle).toEqual([]);
  });

  test('is read again for a webhook that comes while it is read', { tags }, async () => {
    const c = await waiting('product 7001');
    beforeAnswer(c, async () => {
      await c.add('later', 'product 7001');
      // Another node waits for the end of the claim.
      await c.handle();
      expect(await c.rows('select id from shopify_webhooks where claimed_until is not null')).toEqual([
        { id: 'hook-0' },
      ]);
    });
    const before = c.there.asked.length;
    await c.handle();
    expect(c.there.asked.length - before).toBe(2);
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toEqual([]);
  });

  test('is stored by the node that read it last when a claim has ended', { tags }, async () => {
    const c = await waiting('product 7001');
    const prices = () => c.rows(`select distinct price_cents from variants where product_id like '7001-%'`);
    const setPrice = (price: string) =>
      c.there.goods.products.forEach(({ variants }) =>
        variants.forEach((variant) => Object.assign(variant, { price })),
      );
    setPrice('50.00');
    const { fetch: answer } = c.there;
    c.there.fetch = async (url, init) => {
      c.there.fetch = answer;
      const old = await answer(url, init);
      c.clock.now += 5 * 60_000;
      setPrice('60.00');
      await c.handle();
      return old;
    };
    await c.handle();
    expect(await prices()).toEqual([{ price_cents: 6000 }]);
  });

  test('that fails does not delay the other ones', { tags }, async () => {
    const c = await waiting('what 1', 'product 7001');
    await c.handle();
    expect(await c.rows('select subject from shopify_webhooks where done_at is null')).toEqual([{ subject: 'what 1' }]);
  });

  test('is handled after many webhooks of one that another node has claimed', { tags }, async () => {
    const c = await waiting(...Array.from({ length: 30 }, () => 'product 7001'), 'locations');
    beforeAnswer(c, () => c.handle());
    await c.handle();
    expect(await c.rows('select from shopify_webhooks where done_at is null')).toEqual([]);
  });
});

test('A removal of the app that the shop does not confirm ends nothing', { tags }, async () => {
  const c = await waiting('uninstall');
  await c.handle();
  expect(await c.rows('select uninstalled_at from shopify_shop')).toEqual([{ uninstalled_at: null }]);
  expect(await c.rows('select from shopify_webhooks where done_at is null')).toEqual([]);
});

test('A shop that does not answer is asked again whether the app is removed', { tags }, async () => {
  const c = await waiting('uninstall');
  c.there.failures = [503, 503, 503, 503, 503, 503, 503];
  await c.handle();
  expect(await c.rows('select uninstalled_at from shopify_shop')).toEqual([{ uninstalled_at: null }]);
  expect(await c.rows('select attempts from shopify_webhooks where done_at is null')).toEqual([{ attempts: 1 }]);
});

test('A comparison that fails is tried again after an hour', { tags }, async () => {
  const c = await waiting();
  c.clock.now = Date.UTC(2026, 10, 24, 8);
  c.there.goods.currency = 'EUR';
  const refusal = 'The shop has prices in EUR. The store needs USD.';
  await expect(c.compare()).rejects.toThrow(refusal);
  expect(await c.rows('select compare_failure from shopify_shop')).toEqual([{ compare_failure: refusal }]);
  c.clock.now += 59 * 60_000;
  expect(await c.compare()).toBe(false);
  c.clock.now += 60_000;
  c.there.goods.currency = 'USD';
  expect(await c.compare()).toBe(true);
  expect(await c.rows('select compare_failure from shopify_shop')).toEqual([{ compare_failure: null }]);
});
