import type { KioskProduct } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, ok, refused, settle } from '../../test/support.ts';
import { type SearchDependencies, createSearch } from './search.ts';

const product = { id: 'p1', title: 'Halden Court 82' } as KioskProduct;
const page = (...nodes: KioskProduct[]) =>
  ok({ data: { products: { edges: nodes.map((node) => ({ node })), totalCount: nodes.length } } }) as never;

/** A search whose typing pause the test ends. */
function setUp(over: Partial<SearchDependencies> = {}) {
  let pending: (() => void) | undefined;
  const finder = createSearch({
    api: apiOf({ kiosk: {}, inventory: {} }),
    locationId: () => 'loc-1',
    findsProducts: true,
    after: (_ms, run) => {
      pending = run;
      return () => (pending = undefined);
    },
    ...over,
  });
  return {
    ...finder,
    pause: async () => {
      pending?.();
      await settle();
    },
  };
}

test('[H-02] Only the last typed text is searched for, and a late answer is dropped', async () => {
  const asked: string[] = [];
  const late = deferred<never>();
  const api = apiOf({
    kiosk: {
      searchKioskProducts: ({ title }) => {
        asked.push(title ?? '');
        return title === 'hal' ? late.promise : Promise.resolve(page(product));
      },
    },
    inventory: {},
  });
  const { facts, search, pause } = setUp({ api });
  search('h');
  search('hal');
  await pause();
  search('halden');
  await pause();
  late.resolve(page());
  await settle();
  expect(asked).toEqual(['hal', 'halden']);
  expect(facts.products).toEqual([product]);
  expect(facts.isPending).toBe(false);
});

test('[H-02, R-04] A role that may not search products only looks up barcodes', async () => {
  const asked: string[] = [];
  const api = apiOf({
    kiosk: {},
    inventory: {
      getPair: ({ barcode }) => {
        asked.push(barcode);
        return Promise.resolve(refused(404, 'No pair has the barcode 2999999999992.', 'not-found'));
      },
    },
  });
  const { facts, search, pause } = setUp({ api, findsProducts: false });
  search('court');
  await pause();
  expect(facts.isPending).toBe(false);
  search('2999999999992');
  await pause();
  // Retail barcodes have 8 to 14 digits.
  for (const digits of ['2999999', '20481773', '10036000291452', '204817730000001']) {
    search(digits);
    await pause();
  }
  expect(asked).toEqual(['2999999999992', '20481773', '10036000291452']);
  search('2999999999992');
  await pause();
  expect(facts).toMatchObject({ noUnit: 'No pair has the barcode 2999999999992.', error: undefined });
});

test('[H-02] Without a network the search says so and can be retried', async () => {
  let isOnline = false;
  const api = apiOf({
    kiosk: {
      searchKioskProducts: () => Promise.resolve(isOnline ? page(product) : ({ ok: false, kind: 'offline' } as never)),
    },
    inventory: {},
  });
  const { facts, search, retry, pause } = setUp({ api });
  search('court');
  await pause();
  expect(facts.error).toMatch(/^You are offline/);
  isOnline = true;
  retry();
  await settle();
  expect(facts).toMatchObject({ error: undefined, products: [product] });
});
