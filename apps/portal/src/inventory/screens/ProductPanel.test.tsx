import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, fill } from '../../../test/screens.tsx';
import { catalogueProduct, catalogueVariant } from '../../../test/support.ts';
import { open, product } from '../../../test/inventory.tsx';

const panel = page.getByRole('complementary', { name: 'Product' });

test('a product that is found by its size opens with that size', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.inventory, [['p1', product(1)]]);
  const { onChange } = open(screen, { filters: { size: ['10.5'] } });
  await page.getByRole('button', { name: /Product 1\./ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ sku: 'SKU-1', size: '10.5', system: 'US M' });
});

test('a product that is found by an EU size opens with that size', { tags: 'F-06' }, async () => {
  const screen = createScreenApp();
  fill(screen.state.inventory, [['p1', product(1)]]);
  const { onChange } = open(screen, { filters: { size: ['42'], sizeSystem: 'EU' } });
  await page.getByRole('button', { name: /Product 1\./ }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ sku: 'SKU-1', size: '42', system: 'EU' });
});

test('a product that does not exist is named, without a retry that cannot help', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.state.inventory.open, { sku: 'NO-SUCH', isMissing: true });
  open(screen, { sku: 'NO-SUCH' });
  await expect.element(panel).toHaveTextContent('No product has the SKU NO-SUCH.');
  await expect.element(panel.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a product that cannot be read shows why, and is read again', { tags: 'E-03' }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', error: 'You are offline. Nothing was sent.' });
  open(screen, { sku: 'TFR-2210-BE' });
  await expect.element(panel.getByRole('alert')).toHaveTextContent('You are offline. Nothing was sent.');
  await panel.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls).toContainEqual(['inventory.open', 'TFR-2210-BE']);
});

test('a unit is added to the request once a size with stock is chosen', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const variants = [catalogueVariant(), catalogueVariant({ inventoryItemId: 'V2', size: '11', inStock: 0 })];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  const { onChange } = open(screen, { sku: 'TFR-2210-BE' });
  await expect.element(panel.getByText('Choose a size to see where it is.')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Add to request' })).not.toBeInTheDocument();
  await panel.getByRole('radio', { name: /10\.5/ }).click({ force: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ size: '10.5', system: 'US M' }, true);
});

test('a pair of the chosen size says when it was seen last', { tags: ['M-07', 'Z-05'] }, async () => {
  const screen = createScreenApp();
  const lastSeen = { at: new Date(screen.clock.now() - 20 * 60_000).toISOString(), as: 'checked-in' as const };
  const pair = {
    barcode: '2048177304161',
    locationId: 'loc-1',
    state: 'Checked In' as const,
    bin: 'A-14-03',
    shelf: '3',
  };
  const facts = { zone: 'stockroom' as const, consigned: false, missing: false, onHold: false };
  const variants = [catalogueVariant({ pairs: [{ ...pair, ...facts, lastSeen }] })];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  await expect.element(panel.getByRole('list', { name: /10\.5/ })).toHaveTextContent('Seen 20 min ago: Checked in');
});

test('the button adds the chosen size, and is off without stock', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const variants = [catalogueVariant(), catalogueVariant({ inventoryItemId: 'V2', size: '11', inStock: 0 })];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  await panel.getByRole('button', { name: 'Add to request' }).click();
  expect(screen.calls).toContainEqual(['inventory.add', 'V1']);
  screen.state.cart.lines = [{ inventoryLineItemId: 'V1', quantity: 2 } as never];
  await expect.element(panel.getByRole('button', { name: 'Add another (2 in cart)' })).toBeEnabled();
});

test('a size without stock cannot be added', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const variants = [catalogueVariant({ inStock: 0 })];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  await expect.element(panel.getByRole('button', { name: 'Add to request' })).toBeDisabled();
});

test('a sold-out size offers the nearest size in stock', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const variants = [
    catalogueVariant({ size: '11', inStock: 4 }),
    catalogueVariant({ inventoryItemId: 'V2', size: '11.5', inStock: 0 }),
  ];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  open(screen, { sku: 'TFR-2210-BE', size: '11.5', system: 'US M' });
  await panel.getByRole('button', { name: 'Add size 11 to request' }).click();
  expect(screen.calls).toContainEqual(['inventory.add', 'V1']);
});

test('the nearest size is offered as its own size, also while it is in the cart', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const variants = [
    catalogueVariant({ size: '11', inStock: 4 }),
    catalogueVariant({ inventoryItemId: 'V2', size: '11.5', inStock: 0 }),
  ];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  screen.state.cart.lines = ['V1', 'V2'].map((inventoryLineItemId) => ({ inventoryLineItemId, quantity: 2 }) as never);
  open(screen, { sku: 'TFR-2210-BE', size: '11.5', system: 'US M' });
  await expect.element(panel.getByRole('button', { name: 'Add size 11 to request' })).toBeEnabled();
  await expect.element(panel.getByRole('button', { name: 'Open request cart (4)' })).toBeVisible();
});

const unit = {
  barcode: '2048177304161',
  locationId: 'loc-1',
  state: 'Checked In',
  bin: 'A-14-03',
  shelf: null,
  zone: 'stockroom',
  consigned: false,
  missing: false,
  onHold: false,
} as const;

test('the history of a pair is unfolded with its barcode, and folded again', { tags: 'Z-10' }, async () => {
  const screen = createScreenApp();
  const variants = [catalogueVariant({ pairs: [unit, { ...unit, state: 'Pending' }] })];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  const { onChange } = open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M', unit: unit.barcode });
  await expect.poll(() => screen.calls).toContainEqual(['history.show', unit.barcode]);
  Object.assign(screen.state.history, { barcode: unit.barcode, events: [] });
  await expect.element(panel.getByRole('img', { name: unit.barcode })).toBeVisible();
  await expect.element(panel).toHaveTextContent('No events yet.');
  await expect.element(panel).toHaveTextContent('Unavailable: 1 reserved');
  await panel.getByRole('button', { name: `History of ${unit.barcode}` }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ unit: undefined }, true);
});

test('the history is read once the product is known, and with it the location', { tags: 'Z-10' }, async () => {
  const screen = createScreenApp();
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', isLoading: true });
  open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M', unit: unit.barcode });
  await expect.poll(() => screen.calls).toContainEqual(['history.show', undefined]);
  expect(screen.calls).not.toContainEqual(['history.show', unit.barcode]);
  screen.state.inventory.open.product = catalogueProduct();
  await expect.poll(() => screen.calls).toContainEqual(['history.show', unit.barcode]);
});

test('another size system shows its sizes, and chooses none', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const variants = [catalogueVariant(), catalogueVariant({ inventoryItemId: 'W', size: '9', sizeSystem: 'US W' })];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  const { onChange } = open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  await expect.element(panel.getByText('EU 44.5')).toBeVisible();
  await panel.getByRole('radiogroup', { name: 'Size system' }).getByText('US W').click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ size: undefined, system: 'US W', unit: undefined }, true);
});

test('another colourway is opened with the same size', { tags: 'Z-05' }, async () => {
  const screen = createScreenApp();
  const colourway = (sku: string, name: string, inStock: number) => ({
    id: sku,
    sku,
    colourway: { name, swatches: [] },
    imageUrl: '/artwork/runner.svg',
    inStock,
  });
  const colourways = [colourway('TFR-2210-BE', 'Basalt / Ember', 3), colourway('TFR-2210-GS', 'Glacier / Signal', 0)];
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ colourways }) });
  const { onChange } = open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  await expect.element(panel.getByRole('radio', { name: 'Basalt / Ember, 3 in stock' })).toBeChecked();
  await panel.getByRole('radio', { name: 'Glacier / Signal, sold out' }).click({ force: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ sku: 'TFR-2210-GS' }, true);
});

test('the bins of the chosen size need no scrolling on a small desktop', { tags: 'Z-05' }, async () => {
  await page.viewport(1280, 800);
  const screen = createScreenApp();
  const sizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '11.5', '12', '13'];
  const variants = sizes.map((size, at) => catalogueVariant({ inventoryItemId: `V${at}`, size, pairs: [unit] }));
  Object.assign(screen.state.inventory.open, { sku: 'TFR-2210-BE', product: catalogueProduct({ variants }) });
  open(screen, { sku: 'TFR-2210-BE', size: '10.5', system: 'US M' });
  const bin = panel.getByText('A-14-03');
  await expect.element(bin).toBeVisible();
  const foot = panel.getByRole('button', { name: 'Add to request' }).element().getBoundingClientRect().top;
  expect(bin.element().getBoundingClientRect().bottom).toBeLessThan(foot);
});
