import type { KioskProduct } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, ok, refused, requestLine, settle } from '../../test/support.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { FOUND_MAX, createSearch } from './searchStore.ts';

const product = { id: 'p1', title: 'Halden Court 82' } as KioskProduct;
const page = (...nodes: KioskProduct[]) =>
  ok({ data: { products: { edges: nodes.map((node) => ({ node })), totalCount: nodes.length } } }) as never;

/** Barcodes and numbers as the kit normalises them. */
const PRINTED: Record<string, string> = {
  '2 048177 305427': '2048177305427',
  '٢٠٤٨١٧٧٣٠٥٤٢٧': '2048177305427',
  '١١٩': '119',
};

/** A search whose typing pause the test ends. */
function setUp(over: Partial<Parameters<typeof createSearch>[0]> = {}) {
  let pending: (() => void) | undefined;
  const finder = createSearch({
    api: apiOf({ kiosk: {}, inventory: {}, storefront: {} }),
    locationId: () => 'loc-1',
    normaliseBarcode: (text) => PRINTED[text] ?? text,
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

test('Only the last typed text is searched for, and a late answer is dropped', { tags: 'H-02' }, async () => {
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
    storefront: {},
  });
  const { state, search, pause } = setUp({ api });
  search('h');
  search('hal');
  await pause();
  search('halden');
  await pause();
  late.resolve(page());
  await settle();
  expect(asked).toEqual(['hal', 'halden']);
  expect(state.products).toEqual([product]);
  expect(state.isPending).toBe(false);
});

test('A role that may not search products only looks up barcodes', { tags: ['H-02', 'R-04'] }, async () => {
  const asked: string[] = [];
  const api = apiOf({
    kiosk: {},
    inventory: {
      getPair: ({ barcode }) => {
        asked.push(barcode);
        return Promise.resolve(refused(404, 'No pair has the barcode 2999999999992.', 'not-found'));
      },
    },
    storefront: {},
  });
  const { state, search, pause } = setUp({ api, findsProducts: false });
  search('court');
  await pause();
  expect(state.isPending).toBe(false);
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
  expect(state).toMatchObject({ noUnit: 'No pair has the barcode 2999999999992.', error: undefined });
});

test('A barcode is found as it is printed and in the digits of Arabic', { tags: ['H-02', 'W-06'] }, async () => {
  const asked: string[] = [];
  const getPair = ({ barcode }: { barcode: string }) => {
    asked.push(barcode);
    return Promise.resolve(ok({ barcode }) as never);
  };
  const { search, pause } = setUp({ api: apiOf({ kiosk: {}, inventory: { getPair }, storefront: {} }) });
  for (const text of ['2 048177 305427', ' ٢٠٤٨١٧٧٣٠٥٤٢٧ ', '2048177305427']) {
    search(text);
    await pause();
  }
  expect(asked).toEqual(Array(3).fill('2048177305427'));
});

test('The number of a customer finds the lines of that customer', { tags: ['H-02', 'K-10'] }, async () => {
  const line = requestLine({ lineId: '11', customerNumber: 119 });
  const getCustomerLines = ({ number }: { number: number }) =>
    Promise.resolve(ok({ lines: number === 119 ? [line] : [] }));
  const searchKioskProducts = () => Promise.resolve(page());
  const api = apiOf({ kiosk: { searchKioskProducts }, inventory: {}, storefront: { getCustomerLines } });
  for (const findsProducts of [true, false]) {
    const { state, search, pause } = setUp({ api, findsProducts });
    for (const text of ['119', 'Customer 119', '١١٩', 'cliente 119', 'العميل 119', 'عميل 119']) {
      search(text);
      await pause();
      expect(state.lines).toEqual([line]);
    }
    search('118');
    await pause();
    expect(state.lines).toEqual([]);
  }
});

/** A search on the sales floor with these products, and the numbers of customers whose lines are read. */
function setUpLines(products: KioskProduct[], answer: unknown) {
  const asked: number[] = [];
  const getCustomerLines = ({ number }: { number: number }) => {
    asked.push(number);
    return Promise.resolve(answer as never);
  };
  const searchKioskProducts = () => Promise.resolve(page(...products));
  const api = apiOf({ kiosk: { searchKioskProducts }, inventory: {}, storefront: { getCustomerLines } });
  return { ...setUp({ api }), asked };
}

test('A word with a number that names no customer reads no lines', { tags: ['H-02', 'K-10'] }, async () => {
  const { search, pause, asked, state } = setUpLines([product], ok({ lines: [] }));
  for (const text of ['court 119', 'size 119', 'customers 119', 'customer 12']) {
    search(text);
    await pause();
  }
  expect(asked).toEqual([]);
  expect(state.products).toEqual([product]);
});

test('Lines that cannot be read are no error beside found products', { tags: ['H-02', 'K-10'] }, async () => {
  for (const [products, error] of [
    [[product], undefined],
    [[], SOMETHING_WRONG],
  ] as const) {
    const { search, pause, state } = setUpLines([...products], refused(503));
    search('990');
    await pause();
    expect(state).toMatchObject({ products, error });
  }
});

test('Without a network the search says so and can be retried', { tags: 'H-02' }, async () => {
  let isOnline = false;
  const api = apiOf({
    kiosk: {
      searchKioskProducts: () => Promise.resolve(isOnline ? page(product) : ({ ok: false, kind: 'offline' } as never)),
    },
    inventory: {},
    storefront: {},
  });
  const { state, search, retry, pause } = setUp({ api });
  search('court');
  await pause();
  expect(state.error).toMatch(/^You are offline/);
  isOnline = true;
  retry();
  await settle();
  expect(state).toMatchObject({ error: undefined, products: [product] });
});

test('A search text is trimmed, names the location, and is aborted by the next text', { tags: 'H-02' }, async () => {
  const asked: { input: unknown; signal: AbortSignal | undefined }[] = [];
  const answers: Promise<never>[] = [];
  const note = (input: unknown, options?: { signal?: AbortSignal | undefined }) => {
    asked.push({ input, signal: options?.signal });
    return answers.shift() ?? deferred<never>().promise;
  };
  const api = apiOf({ kiosk: { searchKioskProducts: note }, inventory: { getPair: note }, storefront: {} });
  const { state, search, close, pause } = setUp({ api });
  search(' court ');
  expect(state).toMatchObject({ query: ' court ', isPending: true });
  await pause();
  expect(asked[0]?.input).toEqual({ title: 'court', limitForQuery: FOUND_MAX, locationId: 'loc-1' });
  answers.push(Promise.resolve(ok({ barcode: '2048177304161' }) as never));
  search('2048177304161');
  expect(asked[0]?.signal?.aborted).toBe(true);
  await pause();
  expect(asked.slice(1).map(({ input }) => input)).toEqual([{ barcode: '2048177304161', locationId: 'loc-1' }]);
  expect(state).toMatchObject({ unit: { barcode: '2048177304161' }, products: [], isPending: false });
  search('fell');
  close();
  await pause();
  expect([asked.length, state.query, state.unit, state.isPending]).toEqual([2, '', undefined, false]);
});

test(
  'A second try asks at once, without the pause, and shows that it is searching',
  { tags: ['H-02', 'E-03'] },
  async () => {
    let asked = 0;
    const api = apiOf({
      kiosk: { searchKioskProducts: () => ((asked += 1), Promise.resolve(refused(503) as never)) },
      inventory: {},
      storefront: {},
    });
    const { state, search, retry, pause } = setUp({ api });
    search('court ');
    retry();
    expect(state.isPending).toBe(true);
    await pause();
    expect([asked, state.isPending, state.error]).toEqual([1, false, SOMETHING_WRONG]);
  },
);
