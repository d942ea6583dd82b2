import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { type Call, createScreenApp, recorded } from '../../test/screens.tsx';
import { routeTree } from '../routeTree.gen.ts';

/**
 * Follows an address, and returns where it leads, and what the page asks its states for. Nothing is drawn.
 *
 * @param role of the user; undefined without a session
 */
async function follow(address: string, role?: string) {
  const { app, state } = createScreenApp();
  Object.assign(state.auth, role === undefined ? { status: 'signedOut', role: undefined } : { role });
  const calls: Call[] = [];
  const part = (name: string, known = {}) => recorded(calls, name, known);
  const open =
    (name: string, known = {}) =>
    async () =>
      part(name, known);
  const context = {
    ...app,
    preferences: { enter: () => undefined },
    enterArea: async () => undefined,
    stores: part('stores'),
    openProfile: open('profile'),
    openShoesize: async () => ({
      requestLines: part('requestLines'),
      openInventory: open('inventory', { pairs: part('pairs') }),
      openBookings: open('bookings'),
      openInsight: open('insight'),
    }),
    openWarehouse: async () => ({
      picks: part('picks'),
      openBins: open('bins'),
      openConsignment: open('consignment'),
      openDispatch: open('dispatch'),
    }),
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, context: { app: context as never } });
  await router.load();
  return { href: router.history.location.href, calls };
}

const noFilters = { bin: [], size: [], brand: [], requestBy: [] };

test.each<[address: string, role: string, ...calls: Call[]]>([
  ['/shoesize?status=2', 'Sales_Associate', ['requestLines.load', '2']],
  ['/shoesize', 'Sales_Associate', ['requestLines.load', '1']],
  [
    '/shoesize/bookings?day=2025-11-21&location=loc-2&open=b1',
    'Sales_Associate',
    ['bookings.load', { day: '2025-11-21', location: 'loc-2' }],
  ],
  ['/shoesize/insight?view=week&day=2025-11-21', 'Store_Admin', ['insight.load', { view: 'week', day: '2025-11-21' }]],
  ['/shoesize/profile', 'Sales_Associate', ['profile.load'], ['stores.refresh']],
  ['/warehouse/profile', 'Warehouse_Admin', ['profile.load'], ['stores.refresh']],
  [
    '/warehouse?status=pending&size=9&held=mine',
    'Warehouse_Admin',
    ['picks.resetRequestDetails'],
    ['picks.show', 'pending', { ...noFilters, size: ['9'] }, true],
    ['picks.load', 'pending', { ...noFilters, size: ['9'] }, true],
  ],
  ['/warehouse/request-details?request=48213&line=11', 'Warehouse_Admin', ['picks.loadRequest', '48213', '11']],
  ['/warehouse/request-details', 'Warehouse_Admin', ['picks.loadRequest', '', undefined]],
  [
    '/warehouse/bins?bin=A-14-03&mode=count&pair=2048177304161',
    'Warehouse_Admin',
    ['bins.load', { bin: 'A-14-03', search: undefined, mode: 'count', pair: undefined }],
  ],
  [
    '/warehouse/consignment?kind=sold&search=court&open=7',
    'Warehouse_Admin',
    ['consignment.load', { kind: 'sold', sort: undefined, search: 'court', order: undefined, open: '7' }],
  ],
])('%s reads for %s what it names', { tags: 'H-01' }, async (address, role, ...calls) => {
  const followed = await follow(address, role);
  expect(followed.calls).toEqual(calls);
});

test(
  'An address of the inventory sets its filters and order, and opens its product',
  { tags: ['Z-05', 'F-06'] },
  async () => {
    const query = new URLSearchParams({ q: 'court', sku: 'HC82', order: 'PRICE_DESC', filters: '{"brand":["Tarn"]}' });
    const { calls } = await follow(`/shoesize/inventory?${query}`, 'Sales_Associate');
    expect(calls).toEqual([
      ['inventory.setFilters', { brand: ['Tarn'] }, 'PRICE_DESC'],
      ['inventory.search', 'court'],
      ['inventory.readFilterLists'],
      ['inventory.open', 'HC82'],
    ]);
  },
);

test('The view of the pairs is read with its own filters', { tags: 'F-06' }, async () => {
  const query = new URLSearchParams({ view: 'pairs', pairs: '{"brand":["Tarn"]}' });
  const { calls } = await follow(`/shoesize/inventory?${query}`, 'Sales_Associate');
  expect(calls).toContainEqual(['pairs.search', { brand: ['Tarn'] }]);
  expect(calls[0]?.slice(0, 2)).toEqual(['inventory.setFilters', {}]);
});

test.each([
  ['/shoesize/inventory', 'Warehouse_Personal', '/unauthorized'],
  ['/warehouse/bins', 'Sales_Associate', '/unauthorized'],
  ['/warehouse/consignment', 'Warehouse_Personal', '/unauthorized'],
  ['/warehouse/take-back', 'Warehouse_Personal', '/unauthorized'],
  ['/warehouse/bins?bin=A-14-03', undefined, '/?returnTo=%2Fwarehouse%2Fbins%3Fbin%3DA-14-03'],
  ['/?returnTo=%2Fwarehouse%2Fbins%3Fbin%3DA-14-03', 'Warehouse_Admin', '/warehouse/bins?bin=A-14-03'],
  ['/?returnTo=https%3A%2F%2Felsewhere.example', 'Warehouse_Admin', '/warehouse'],
  ['/', 'Sales_Associate', '/shoesize'],
])('%s leads %s to %s, and nothing is read on the way', { tags: ['R-04', 'S-05'] }, async (address, role, leadsTo) => {
  const { href, calls } = await follow(address, role);
  expect(href).toBe(leadsTo);
  if (!leadsTo.startsWith('/shoesize') && !leadsTo.startsWith('/warehouse')) expect(calls).toEqual([]);
});
