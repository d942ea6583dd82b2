import type { Area, KioskProduct, PairAtLocation } from '@instore/api';
import { expect, test } from 'vitest';
import { english, requestLine } from '../../../test/support.ts';
import type { Theme } from '../../shared/preferences.ts';
import { areas } from '../screens/areas.ts';
import { commandsFor, itemsFor, pagesFor, unitItem, productItem } from './searchItems.ts';

const court: KioskProduct = {
  id: 'p1',
  title: 'Halden Court 82',
  vendor: 'Halden',
  productType: 'Sneaker',
  sku: 'HC82-104-CF',
  colourway: { name: 'Chalk / Fern', swatches: [] },
  featuredImage: { url: '/artwork/court.svg' },
  variants: {
    nodes: [
      { id: 'V1', title: '9', sizeSystem: 'US M', price: 140, availableForSale: true, inStock: 2 },
      { id: 'V2', title: '9', sizeSystem: 'US W', price: 140, availableForSale: true, inStock: 1 },
    ],
  },
};
const pair: PairAtLocation = {
  ...requestLine({ size: '9', sizeSystem: 'US W' }),
  barcode: '2048177304161',
  productId: 'p1',
  state: 'Checked In',
  zone: 'stockroom',
  missing: false,
  onHold: false,
  location: { id: 'loc-1', name: 'Canal Street' },
};
const words = { say: english, locale: 'en-US' };
const nothing = { products: [], total: 0, unit: undefined, lines: [] };
const local = {
  area: 'shoesize' as const,
  pages: pagesFor(english, 'Super_Admin', 'shoesize'),
  commands: commandsFor(english, 'light', false),
};
const labels = (query: string) =>
  itemsFor(words, query, local, nothing).flatMap(({ items }) => items.map(({ label }) => label));

test('Only pages that the role may open are listed, those of the current area first', { tags: 'R-04' }, () => {
  const hrefs = (role: string, area: Area) =>
    pagesFor(english, role, area).map(({ choice }) => choice.kind === 'page' && choice.href);
  const all = areas.shoesize.pages.map(({ href }) => href);
  const ofAdmins = new Set<string>(['/shoesize/insight', '/shoesize/manage']);
  expect(hrefs('Sales_Associate', 'shoesize')).toEqual(all.filter((href) => !ofAdmins.has(href)));
  expect(hrefs('Store_Admin', 'shoesize')).toEqual(all);
  expect(hrefs('Warehouse_Personal', 'warehouse').every((href) => String(href).startsWith('/warehouse'))).toBe(true);
  expect(hrefs('Super_Admin', 'warehouse')[0]).toBe('/warehouse');
  expect(hrefs('Super_Admin', 'warehouse')).toContain('/shoesize/inventory');
  expect(hrefs('Visitor', 'shoesize')).toEqual([]);
});

test('Every typed word begins a word of a listed item, in any case', { tags: 'H-02' }, () => {
  expect(labels('INV')).toEqual(['Inventory']);
  expect(labels('ventory')).toEqual([]);
  expect(labels('dark col')).toEqual(['Dark colours']);
  expect(labels('dark warehouse')).toEqual([]);
});

test('A listed item is found without the accents of its language', { tags: 'H-02' }, () => {
  const spanish = { ...local, pages: [{ ...local.pages[0]!, label: 'Configuración' }], commands: [] };
  for (const query of ['configuracion', 'CONFIGURACIÓN', 'configuracio\u0301n'])
    expect(
      itemsFor(words, query, spanish, nothing).flatMap(({ items }) => items),
      query,
    ).toHaveLength(1);
});

test('The list omits the current theme, and the sound command until sounds are loaded', { tags: 'H-02' }, () => {
  const ids = (theme: Theme, isMuted: boolean | undefined) => commandsFor(english, theme, isMuted).map(({ id }) => id);
  expect(ids('dark', undefined)).toEqual(['theme light', 'theme contrast', 'logout']);
  expect(ids('light', true)).toContain('sound');
  expect(commandsFor(english, 'light', true)[0]).toMatchObject({
    label: 'Sound on',
    note: 'Turn on the sound of notifications',
    choice: { kind: 'sound', isMuted: false },
  });
  expect(commandsFor(english, 'light', false)[0]).toMatchObject({
    label: 'Mute',
    note: 'Turn off the sound of notifications',
    choice: { kind: 'sound', isMuted: true },
  });
});

test('An item leads to all found products', { tags: 'H-02' }, () => {
  const found = (total: number) =>
    itemsFor(words, ' court ', local, { ...nothing, products: [court], total }).find(({ id }) => id === 'products')
      ?.items;
  expect(found(1)).toHaveLength(1);
  expect(found(7)?.at(-1)).toMatchObject({ label: 'Show all 7 products', choice: { kind: 'all', query: 'court' } });
});

test('A product is opened by its SKU or its id, with the stock of all sizes', { tags: 'H-02' }, () => {
  expect(productItem(english, court)).toMatchObject({
    code: 'HC82-104-CF',
    note: 'Chalk / Fern, 3 in store',
    choice: { sku: 'HC82-104-CF' },
  });
  const { colourway: _, ...plain } = court;
  const bare = productItem(english, { ...plain, sku: null, variants: { nodes: [] } });
  expect(bare).toMatchObject({ note: 'Halden, none in store', code: undefined, choice: { sku: 'p1' } });
});

test('A unit shows its size system, its state and its bin', { tags: 'H-02' }, () => {
  expect(unitItem(words, pair)).toMatchObject({ label: 'Halden Court 82, US W 9', note: 'Checked In, A-14-03' });
  expect(unitItem(words, { ...pair, bin: null }).note).toBe('Checked In');
  expect(unitItem(words, { ...pair, onHold: true }).note).toBe('On hold, A-14-03');
  expect(unitItem(words, { ...pair, missing: true }).note).toBe('Missing from A-14-03');
  expect(unitItem(words, { ...pair, missing: true, bin: null }).note).toBe('Missing');
  expect(unitItem(words, { ...pair, size: 'L', sizeSystem: 'Regular' }).label).toBe('Halden Court 82, L');
});

test('A checked-out unit shows who has it since when, and no bin', { tags: 'H-02' }, () => {
  const out: PairAtLocation = {
    ...pair,
    state: 'Checked Out',
    line: requestLine({ status: 'checkedout', placedBy: 'Maren Okafor', checkedOutAt: '2025-11-21T12:00:00Z' }),
  };
  expect(unitItem(words, out).note).toBe('Checked out to Maren Okafor, Nov 21, 2025');
  const { line: _, ...unexplained } = out;
  expect(unitItem(words, unexplained).note).toBe('Checked out');
  const ofCustomer = requestLine({ status: 'checkedout', placedBy: null, checkedOutAt: null, customerNumber: 112 });
  expect(unitItem(words, { ...out, line: ofCustomer }).note).toBe('Customer 112, Checked out');
  const unnamed = requestLine({ status: 'checkedout', placedBy: null, checkedOutAt: null });
  expect(unitItem(words, { ...out, line: unnamed }).note).toBe('Checked out');
});

test('A line of a customer says the number and the tab that lists it', { tags: ['H-02', 'K-10'] }, () => {
  const line = requestLine({ customerNumber: 119, status: 'checkedout' });
  const [group] = itemsFor(words, '119', local, { ...nothing, lines: [line] });
  expect(group?.items).toMatchObject([
    { label: 'Halden Court 82, US M 10.5', note: 'Customer 119, Checked out', code: line.barcode },
  ]);
});

test('The area decides under which tab a line of a customer is', { tags: ['H-02', 'K-10'] }, () => {
  const notes = (area: Area) =>
    (['accepted', 'request', 'pending', 'unavailable', 'checkedout'] as const).map((status) => {
      const lines = [requestLine({ customerNumber: 119, status })];
      return itemsFor(words, '119', { ...local, area }, { ...nothing, lines })[0]?.items[0]?.note;
    });
  const said = (...tabs: string[]) => tabs.map((tab) => `Customer 119, ${tab}`);
  expect(notes('shoesize')).toEqual(said('Request', 'Pending', 'Pending', 'Pending', 'Checked out'));
  expect(notes('warehouse')).toEqual(said('Request', 'Request', 'Pending', 'Pending', 'Checked out'));
});
