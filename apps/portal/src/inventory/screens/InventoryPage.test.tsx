import type { InventoryFilters } from '@instore/api';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill } from '../../../test/screens.tsx';
import { catalogueProduct } from '../../../test/support.ts';
import { open, product } from '../../../test/inventory.tsx';

const main = page.getByRole('main');

const panel = page.getByRole('complementary', { name: 'Product' });

test('while products are read, the page shows no count and no empty result', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  open(screen);
  await expect.element(page.getByRole('tab', { name: 'Products', exact: true })).toBeVisible();
  await expect.element(page.getByRole('tabpanel').getByText('No results found')).not.toBeInTheDocument();
  fill(screen.state.inventory, [['p1', product(1)]]);
  await expect.element(page.getByRole('tab', { name: 'Products 1', exact: true })).toBeVisible();
});

test('a search without a match says so, and leads to all products', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.inventory, []);
  const { onChange } = open(screen, { q: 'sandal' });
  await expect.element(page.getByRole('tab', { name: 'Products 0' })).toBeVisible();
  await expect.element(page.getByRole('tabpanel').getByText('No results found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ q: undefined });
});

test('products that cannot be read show why, and the same search is tried again', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  screen.state.inventory.error = 'The store is busy.';
  open(screen, { q: 'court' });
  await expect.element(main.getByRole('alert')).toHaveTextContent('The store is busy.');
  await main.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['inventory.search', 'court']);
});

test('one page of products shows the total, and "Show more" reads the next page', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  fill(
    screen.state.inventory,
    Array.from({ length: 60 }, (_, at) => [`p${at}`, product(at)]),
    4_200,
  );
  const { onChange } = open(screen);
  await expect.element(page.getByRole('tab', { name: 'Products 4,200' })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(screen.calls).toContainEqual(['inventory.loadMore']);
  await page.getByRole('button', { name: /Product 59\./ }).click();
  // Another product has other sizes.
  expect(onChange.mock.calls).toStrictEqual([[{ sku: 'SKU-59', size: undefined, system: undefined, unit: undefined }]]);
});

test.each(['products', 'pairs'] as const)(
  '%s searched in EU sizes are shown in EU sizes, also after another filter',
  { tags: ['F-06', 'F-07'] },
  async (view) => {
    const screen = createScreenApp();
    const facets = { size: [{ value: '42', count: 3 }], brand: [{ value: 'Tarn', count: 3 }] } as never;
    Object.assign(screen.state.inventory, { facets });
    Object.assign(screen.state.pairs, { facets });
    const saved: InventoryFilters = { size: ['42'], sizeSystem: 'EU' };
    const { onChange } = open(screen, view === 'pairs' ? { view, pairs: saved } : { filters: saved });
    if (view === 'pairs') await main.getByRole('button', { name: /^Filters/ }).click();
    const sizes = page.getByRole('group', { name: 'Size, EU' });
    await expect.element(sizes.getByRole('checkbox', { name: /^42,/ })).toBeChecked();
    await page.getByRole('group', { name: 'Brand' }).getByText('Tarn').click();
    const filters = { size: ['42'], brand: ['Tarn'], sizeSystem: 'EU' };
    expect(onChange.mock.lastCall?.[0]).toMatchObject(view === 'pairs' ? { pairs: filters } : { filters });
  },
);

const UNSUPPORTED: [name: string, group: RegExp, filters: InventoryFilters][] = [
  ['price', /^Price/, { price: [100, 165] }],
  ['date', /^Delivered/, { date: ['2026-11-01', '2026-11-20'] }],
  ['sku', /^SKU/, { sku: ['HC*'] }],
  ['allSizes', /^All sizes/, { allSizes: ['EU 44'] }],
];
const message = 'It cannot be searched with.';

test.each(UNSUPPORTED)(
  'the field of an unsupported filter %s of products says why',
  { tags: 'F-05' },
  async (name, group, filters) => {
    const screen = createScreenApp();
    screen.state.inventory.refused = { name, message };
    open(screen, { filters });
    const fields = page.getByRole('region', { name: 'Filters' });
    await expect.element(fields.getByRole('group', { name: group }).first()).toHaveTextContent(message);
  },
);

test.each(UNSUPPORTED)(
  'the field of an unsupported filter %s of pairs says why',
  { tags: 'F-06' },
  async (name, group, filters) => {
    const screen = createScreenApp();
    screen.state.pairs.refused = { name, message };
    open(screen, { view: 'pairs', pairs: filters });
    await page.getByRole('button', { name: /^Filters/ }).click();
    const fields = page.getByRole('dialog', { name: 'Filters' });
    await expect.element(fields.getByRole('group', { name: group }).first()).toHaveTextContent(message);
  },
);

test('the product of the address is marked in the list, however its SKU is written', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.inventory, [
    ['p1', product(1)],
    ['p2', product(2)],
  ]);
  open(screen, { sku: 'sku-2' });
  const row = (at: number) => main.getByRole('article', { name: new RegExp(`Product ${at}`) });
  await expect.element(row(2).getByRole('button')).toHaveAttribute('aria-current', 'true');
  await expect.element(row(1).getByRole('button')).not.toHaveAttribute('aria-current', 'true');
});

test('a press on the open product keeps its size and pair; another product has none', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.inventory, [
    ['p1', product(1)],
    ['p2', product(2)],
  ]);
  Object.assign(screen.state.inventory.open, { sku: 'SKU-1', product: catalogueProduct() });
  const { onChange } = open(screen, { sku: 'SKU-1', size: '9', system: 'US M', unit: '2048177304161' });
  await main.getByRole('button', { name: /Product 1\./ }).click();
  expect(onChange.mock.lastCall).toStrictEqual([{ sku: 'SKU-1' }]);
  await main.getByRole('button', { name: /Product 2\./ }).click();
  expect(onChange.mock.lastCall).toStrictEqual([{ sku: 'SKU-2', size: undefined, system: undefined, unit: undefined }]);
});

test('a saved search opens its view and filters, and only one of this view is current', { tags: 'F-07' }, async () => {
  const screen = createScreenApp();
  const filters = { brand: ['Tarn'] };
  screen.state.inventory.saved = [
    { name: 'Tarn pairs', view: 'pairs', filters },
    { name: 'Tarn', view: 'products', filters: { ...filters, title: 'fell' } },
    { name: 'Tarn products', view: 'products', filters },
  ] as never;
  const { onChange } = open(screen, { filters });
  const saved = () =>
    main
      .getByRole('button', { name: /^Saved|Tarn/ })
      .or(page.getByRole('button', { name: /Tarn products/ }))
      .first();
  await saved().click();
  const list = page.getByRole('dialog', { name: 'Saved searches' });
  await expect
    .element(list.getByRole('button', { name: 'Tarn products', exact: true }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(list.getByRole('button', { name: 'Tarn pairs', exact: true }))
    .toHaveAttribute('aria-current', 'false');
  await list.getByRole('button', { name: 'Tarn', exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith({ view: undefined, q: 'fell', filters });
  await saved().click();
  await list.getByRole('button', { name: 'Tarn pairs', exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith({ view: 'pairs', pairs: filters });
});

test('the shown search is saved under its name, and a saved search can be removed', { tags: 'F-07' }, async () => {
  const filters: InventoryFilters = { brand: ['Tarn'], size: ['9'] };
  const screen = createScreenApp();
  screen.state.inventory.saved = [
    { name: 'Mine', view: 'products', filters: { size: ['9'], brand: ['Tarn'], title: 'fell' } },
  ] as never;
  open(screen, { q: 'fell', filters });
  const opener = page.getByRole('button', { name: /^Mine/ }).first();
  await opener.click();
  const list = page.getByRole('dialog', { name: 'Saved searches' });
  await expect.element(list.getByRole('button', { name: 'Mine', exact: true })).toHaveAttribute('aria-current', 'true');
  await list.getByRole('button', { name: 'Remove Mine' }).click();
  expect(screen.calls).toContainEqual(['inventory.removeSaved', 'Mine']);
  await list.getByRole('button', { name: 'Save this search' }).click();
  await list.getByRole('textbox').fill('Fell 9');
  await userEvent.keyboard('{Enter}');
  const saved = ['inventory.save', 'Fell 9', 'products', { ...filters, title: 'fell' }];
  await expect.poll(() => screen.calls).toContainEqual(saved);
});

test.each([
  [
    { q: 'fell', filters: { brand: ['Tarn'] }, pairs: { brand: ['Halden'] } },
    { brand: ['Tarn'], title: 'fell' },
  ],
  [{ view: 'pairs', q: 'fell', filters: { brand: ['Tarn'] }, pairs: { brand: ['Halden'] } }, { brand: ['Halden'] }],
  [{ view: 'pairs', q: 'fell' }, {}],
] as const)(
  'the export has the filters of what is shown, and the name of the location: %j',
  { tags: 'Z-06' },
  async (address, filters) => {
    const screen = createScreenApp();
    open(screen, address as never);
    const button = main.getByRole('button', { name: 'Export' });
    await button.click();
    expect(screen.calls).toContainEqual(['inventory.exportSheet', filters, 'Inventory Canal Street']);
    screen.state.inventory.exporting = { rows: 4, done: 1, received: 1 };
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    const progress = main.getByRole('region', { name: 'Export to Excel' });
    await expect.element(progress).toHaveTextContent('Canal Street');
    await progress.getByRole('button', { name: 'Stop Export to Excel' }).click();
    expect(screen.calls.map(([action]) => action)).toContain('inventory.stopExport');
  },
);

test('products and pairs are two views, which the address tells', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  const { onChange } = open(screen);
  await page.getByRole('tab', { name: 'Pairs' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ view: 'pairs' });
});

test('at 820 px the product is in a sheet, which closes for the list without a size', { tags: 'Z-05' }, async () => {
  await page.viewport(820, 1180);
  onTestFinished(() => page.viewport(1280, 800));
  const screen = createScreenApp();
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct() });
  const { onChange } = open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  await page.getByRole('dialog', { name: 'Product' }).getByRole('button', { name: 'Close' }).first().click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    sku: undefined,
    size: undefined,
    system: undefined,
    unit: undefined,
  });
});

test('the cart is opened from the list and from the product', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct() });
  screen.state.cart.lines = [{ inventoryLineItemId: 'V9', quantity: 2 } as never];
  const { href, push } = open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  await panel.getByRole('button', { name: 'Open request cart (2)' }).click();
  await expect.poll(href).toBe('/shoesize');
  push('/shoesize/inventory');
  await main.getByRole('button', { name: 'Request cart, 2' }).click();
  await expect.poll(href).toBe('/shoesize');
});

test('the request cart is one press away, with the number of its pairs', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.inventory, [['p1', product(1)]]);
  open(screen);
  await expect.element(main.getByRole('button', { name: 'Request cart', exact: true })).toBeVisible();
  screen.state.cart.lines = [
    { inventoryLineItemId: 'V1', quantity: 2 } as never,
    { inventoryLineItemId: 'V2', quantity: 1 } as never,
  ];
  await expect.element(main.getByRole('button', { name: 'Request cart, 3' })).toHaveTextContent('Cart 3');
});

test('an export is shown after the list, and the list stays where it is', { tags: 'Z-06' }, async () => {
  const screen = createScreenApp();
  fill(
    screen.state.inventory,
    Array.from({ length: 40 }, (_, at) => [`p${at}`, product(at)]),
  );
  open(screen);
  const list = main.getByRole('list', { name: 'Products' });
  await expect.element(list).toBeVisible();
  const top = () => list.element().getBoundingClientRect().top;
  const before = top();
  screen.state.inventory.exporting = { rows: 4_180, done: 1_312, received: 240_000 };
  const progress = main.getByRole('region', { name: 'Export to Excel' });
  await expect.element(progress).toBeInViewport();
  expect(top()).toBe(before);
  // At the foot of the page, over its last space; the list scrolls behind it.
  const end = main.element().getBoundingClientRect().bottom;
  expect(end - progress.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(16);
});

test('Back leads to the page before', { tags: 'R-06' }, async () => {
  const screen = createScreenApp();
  const { onBack } = open(screen);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  expect(onBack).toHaveBeenCalledOnce();
});
