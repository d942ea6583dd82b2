import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, fill, fontSize } from '../../../test/screens.tsx';
import { open, product } from '../../../test/inventory.tsx';

const pair = {
  'Inventory.unitId': '1',
  'Inventory.title': 'Halden Court 82',
  'Inventory.color': 'Chalk / Fern / Gum',
  'Inventory.swatches': '#f1eee6 #2f6b4a #b98552',
  'Inventory.sku': 'HC82-104-CF',
  'Inventory.size': '10.5',
  'Inventory.sizeSystem': 'US M',
  'Inventory.bin': 'A-14-03',
  'Inventory.zone': 'stockroom',
  'Inventory.barcode': '2048177304161',
  'Inventory.state': 'Checked In',
  'Inventory.price': '140',
  'Inventory.received': '2026-11-20T12:00:00Z',
};

const pairs = page.getByRole('grid', { name: 'Pairs' });

test('an associate reads the size of a pair first, then product, bin and state', { tags: 'F-06' }, async () => {
  await page.viewport(390, 844);
  const screen = createScreenApp();
  fill(screen.state.pairs, [['1', pair]]);
  open(screen, { view: 'pairs' });
  await expect.element(pairs).toBeVisible();
  const heads = pairs.getByRole('columnheader').elements().slice(0, 4);
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Size', 'Product', 'Bin', 'State']);
  const end = pairs.element().getBoundingClientRect().right;
  for (const word of ['10.5', 'Halden Court 82', 'A-14-03', 'Checked In']) {
    const shown = pairs.getByText(word, { exact: true }).first().element().getBoundingClientRect();
    expect(shown.right, word).toBeLessThanOrEqual(end);
  }
  const size = fontSize(pairs.getByText('10', { exact: true }).element());
  for (const word of ['Halden Court 82', 'A-14-03', 'Checked In'])
    expect(fontSize(pairs.getByText(word, { exact: true }).element()), word).toBeLessThan(size);
});

test('on a tablet an associate reads a pair without scrolling sideways', { tags: 'F-06' }, async () => {
  await page.viewport(820, 1180);
  const screen = createScreenApp();
  fill(screen.state.pairs, [['1', { ...pair, 'Inventory.state': 'Checked Out' }]]);
  open(screen, { view: 'pairs' });
  await expect.element(pairs).toBeVisible();
  const { scrollWidth, clientWidth } = pairs.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const head = pairs.getByText('Delivered', { exact: true }).element();
  expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  for (const word of ['Checked Out', 'Nov 20, 2026']) {
    const { parentElement } = pairs.getByText(word, { exact: true }).first().element();
    expect(parentElement!.scrollWidth, word).toBeLessThanOrEqual(parentElement!.clientWidth);
  }
});

test('a pair is recognised by its colourway, as swatch and name', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.pairs, [['1', pair]]);
  open(screen, { view: 'pairs' });
  const named = pairs.getByRole('rowheader');
  await expect.element(named).toHaveTextContent('Halden Court 82Chalk / Fern / Gum');
  expect([...named.element().querySelectorAll('rect')].map((part) => part.getAttribute('fill'))).toEqual([
    '#f1eee6',
    '#2f6b4a',
    '#b98552',
  ]);
});

test.each([
  [{ 'Inventory.missing': true }, 'Missing'],
  [{ 'Inventory.onHold': true }, 'On hold'],
  [{ 'Inventory.state': 'Checked Out' }, 'Checked Out'],
  [{ 'Inventory.state': 'Pending' }, 'Pending'],
  [{ 'Inventory.state': 'Sold' }, 'Sold'],
])('a pair that is not free says so by a stamp: %j', { tags: ['F-06', 'Z-07'] }, async (state, word) => {
  const screen = createScreenApp();
  fill(screen.state.pairs, [['1', { ...pair, ...state }]]);
  open(screen, { view: 'pairs' });
  const stamp = pairs.getByText(word, { exact: true });
  await expect.element(stamp).toBeVisible();
  expect(stamp.element().querySelector('svg')).not.toBeNull();
});

test('a device that hides a column still remembers the widths of the others', { tags: 'F-06' }, async () => {
  await page.viewport(1280, 800);
  const screen = createScreenApp();
  const { local } = screen.app;
  local.setItem('inventory-pairs-columns', JSON.stringify({ hidden: [], widths: { bin: 160 } }));
  fill(screen.state.pairs, [['1', pair]]);
  open(screen, { view: 'pairs' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'SKU' }).click();
  await expect
    .poll(() => JSON.parse(local.getItem('inventory-pairs-columns') ?? ''))
    .toEqual({ hidden: ['sku'], widths: { bin: 160 } });
});

test('the product table shows picture, name and colourway in one cell, and the count', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const colourway = { name: 'Basalt / Ember', swatches: ['#33363c', '#e8572a'] };
  fill(screen.state.inventory, [['p1', { ...product(1), colourway }]]);
  open(screen, { filters: { size: ['10.5'] } });
  await page.getByText('Table', { exact: true }).click();
  const table = page.getByRole('grid', { name: 'Products' });
  const named = table.getByRole('rowheader');
  await expect.element(named).toHaveTextContent('Product 1.Basalt / Ember');
  // The picture, or the box that is drawn where it cannot be loaded.
  expect(named.element().querySelector('[data-progress]')).not.toBeNull();
  expect(named.element().querySelectorAll('rect')).toHaveLength(2);
  await expect.element(table.getByRole('columnheader', { name: '10.5' })).toBeVisible();
  localStorage.clear();
});

test('the column of the wanted size counts its system only', { tags: 'F-03' }, async () => {
  const screen = createScreenApp();
  const size = (sizeSystem: 'US M' | 'US W', inStock: number) => ({ ...product(1).sizes[0]!, sizeSystem, inStock });
  fill(screen.state.inventory, [['p1', { ...product(1), sizes: [size('US W', 7), size('US M', 3)] }]]);
  open(screen, { filters: { size: ['10.5'] } });
  await page.getByText('Table', { exact: true }).click();
  const row = page.getByRole('grid', { name: 'Products' }).getByRole('row').last();
  await expect.element(row.getByText('3', { exact: true })).toBeVisible();
  await expect.element(row.getByText('7', { exact: true })).not.toBeInTheDocument();
  localStorage.clear();
});

test('pairs that cannot be read are read again with the same filters', { tags: ['E-03', 'F-06'] }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.state.pairs, { error: 'The store is busy.', filters: { brand: ['Tarn'] } });
  open(screen, { view: 'pairs', pairs: { brand: ['Tarn'] } });
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['pairs.search', { brand: ['Tarn'] }]);
});

test('a pair opens its product and itself; without SKU and label only its product', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.pairs, [
    ['1', pair],
    [
      '2',
      {
        ...pair,
        'Inventory.unitId': '2',
        'Inventory.title': 'Tarn Fell Runner',
        'Inventory.sku': null,
        'Inventory.productId': 'p2',
        'Inventory.sizeSystem': 'US W',
        'Inventory.barcode': null,
        'Inventory.bin': null,
        'Inventory.received': null,
      },
    ],
  ]);
  const { onChange } = open(screen, { view: 'pairs' });
  await pairs.getByText('Halden Court 82').click();
  expect(onChange.mock.lastCall).toStrictEqual([
    { sku: 'HC82-104-CF', size: '10.5', system: 'US M', unit: '2048177304161' },
  ]);
  await pairs.getByText('Tarn Fell Runner').click();
  expect(onChange.mock.lastCall).toStrictEqual([{ sku: 'p2', size: '10.5', system: 'US W', unit: undefined }]);
  // An unknown bin, SKU, barcode or day is shown as a dash.
  await expect.element(pairs.getByRole('row').nth(2).getByText('–', { exact: true })).toHaveLength(4);
  await expect.element(pairs.getByRole('row').nth(1).getByText('–', { exact: true })).toHaveLength(0);
  await expect.element(pairs.getByRole('row').nth(1).getByText('Stockroom')).toBeVisible();
  screen.state.preferences.density = 'compact';
  // A compact row has one line.
  await expect.element(pairs.getByRole('row').nth(1).getByText('Stockroom')).not.toBeInTheDocument();
});

test('the server sorts the pairs, and the order stays when the associate comes back', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  const { local } = screen.app;
  local.setItem('inventory-pairs-sort', 'bin descending');
  fill(screen.state.pairs, [['1', pair]], 2);
  open(screen, { view: 'pairs' });
  await expect.poll(() => screen.calls).toContainEqual(['pairs.sortBy', { column: 'bin', direction: 'descending' }]);
  await expect.poll(() => screen.calls).toContainEqual(['pairs.loadMore']);
  await pairs.getByRole('columnheader', { name: 'Price' }).getByRole('button').first().click();
  await expect.poll(() => screen.calls).toContainEqual(['pairs.sortBy', { column: 'price', direction: 'ascending' }]);
  expect(local.getItem('inventory-pairs-sort')).toBe('price ascending');
});

test('the order in which pairs are read already is not asked for again', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.pairs, [['1', pair]]);
  open(screen, { view: 'pairs' });
  await expect.element(pairs).toBeVisible();
  expect(screen.calls.map(([action]) => action)).not.toContain('pairs.sortBy');
});

test('pairs and products without a match lead back to all', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.pairs, []);
  const { onChange } = open(screen, { view: 'pairs', pairs: { brand: ['Gone'] } });
  await page.getByRole('button', { name: 'Clear filters', exact: true }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ pairs: undefined });
});

const table = page.getByRole('grid', { name: 'Products' });

test('the address and the device keep the order of the product table', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  const { local } = screen.app;
  local.setItem('inventory-layout', 'table');
  local.setItem('inventory-products-order', 'PRICE_DESC');
  const bare = { ...product(2), sku: null, sizes: [], inStock: 0, elsewhere: 4_200 };
  const dear = { ...product(1).sizes[0]!, price: 180 };
  fill(
    screen.state.inventory,
    [
      ['p1', { ...product(1), sizes: [dear, ...product(1).sizes], received: '2026-11-20T12:00:00Z' }],
      ['p2', bare],
    ],
    3,
  );
  const { onChange } = open(screen);
  const head = (name: string) => table.getByRole('columnheader', { name });
  await expect.element(head('Price')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => screen.calls).toContainEqual(['inventory.loadMore']);
  // The lowest price of all sizes.
  await expect.element(table.getByRole('row').nth(1)).toHaveTextContent(/SKU-1.*Nov 20, 2026.*\$165/);
  await expect.element(table.getByRole('row').nth(2)).toHaveTextContent(/No SKU––04,200$/);
  await head('Delivered').getByRole('button').first().click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ order: 'RECEIVED_ASC' }, true);
  expect(local.getItem('inventory-products-order')).toBe('RECEIVED_ASC');
  await head('Price').getByRole('button').first().click();
  expect(onChange).toHaveBeenLastCalledWith({ order: 'PRICE_ASC' }, true);
  await table.getByText('Product 2.').click();
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ sku: 'p2' });
});

test('the order of the address precedes that of the device', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  screen.app.local.setItem('inventory-layout', 'table');
  screen.app.local.setItem('inventory-products-order', 'PRICE_DESC');
  fill(screen.state.inventory, [['p1', product(1)]]);
  open(screen, { order: 'SKU_ASC' });
  await expect.element(table.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-sort', 'ascending');
});

test(
  'a product table that cannot be read says why, and can be searched again',
  { tags: ['E-03', 'F-06'] },
  async () => {
    const screen = createScreenApp();
    screen.app.local.setItem('inventory-layout', 'table');
    Object.assign(screen.state.inventory, { error: 'The store is busy.', query: 'court' });
    open(screen, { q: 'court' });
    await expect.element(page.getByRole('main').getByRole('alert')).toHaveTextContent('The store is busy.');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(screen.calls).toContainEqual(['inventory.search', 'court']);
  },
);

test.each([
  [true, 'compact'],
  [false, 'normal'],
] as const)('compact rows are chosen where the columns are: %s', { tags: ['F-06', 'O-07'] }, async (isOn, density) => {
  const screen = createScreenApp();
  screen.state.preferences.density = isOn ? 'normal' : 'compact';
  fill(screen.state.pairs, [['1', pair]]);
  open(screen, { view: 'pairs' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('switch', { name: 'Compact' }).click();
  expect(screen.calls).toContainEqual(['preferences.chooseLook', { density }]);
});
