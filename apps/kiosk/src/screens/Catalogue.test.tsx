import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawKiosk, failure, shoe } from '../../test/screens.tsx';

const found = (nodes: object[], more: object = {}) => ({
  ok: true,
  data: {
    data: { products: { edges: nodes.map((node) => ({ node })), pageInfo: {}, totalCount: nodes.length, ...more } },
  },
});
const retry = page.getByRole('button', { name: 'Try again' });

test('featured products that cannot be read show a message and are read again', { tags: 'C-07' }, async () => {
  const getFeaturedProducts = vi.fn().mockResolvedValue({
    ok: true,
    data: { data: { products: { nodes: [shoe('a', { '9': 1 })] } } },
  });
  const kiosk = drawKiosk({ getFeaturedProducts });
  kiosk.addToCart(shoe('b', { '9': 1 }), 'b-9');
  kiosk.view.screen = 'browse';
  kiosk.state.shop.error.feature = failure(500);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your 1 item is kept.');
  await retry.click();
  await expect.element(page.getByRole('button', { name: /Halden Court 82/ })).toBeVisible();
});

test('while featured products are read, placeholders are shown in their places', { tags: 'C-02' }, async () => {
  const { view, state } = drawKiosk();
  view.screen = 'browse';
  state.shop.loading.feature = true;
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  state.shop.loading.feature = false;
  await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
});

test('the ruler offers EU if the store has EU stock, also beyond the featured products', { tags: 'C-08' }, async () => {
  const { view, state } = drawKiosk();
  view.screen = 'browse';
  state.featuredProducts = [shoe('a', { '9': 1 })];
  const size = ['US M 9', 'EU 42', 'EU 43'].map((value) => ({ value, count: 1 }));
  state.facets = { size } as typeof state.facets;
  await page.getByRole('group', { name: 'Size system' }).getByRole('button', { name: 'EU' }).click();
  await expect.element(page.getByRole('radio', { name: '42' })).toBeVisible();
});

test('a search without products offers the nearest sizes that have some', { tags: 'C-04' }, async () => {
  const sizes = ['US M 8', 'US M 12', 'EU 44'].map((value) => ({ value, count: 4 }));
  const searchKioskProducts = vi
    .fn()
    .mockResolvedValueOnce(found([], { facets: { size: sizes } }))
    .mockResolvedValue(found([shoe('a', { '12': 1 })]));
  const kiosk = drawKiosk({ searchKioskProducts });
  await kiosk.openList({ kind: 'search', title: 'court', filters: { size: ['US M 15'] } });
  await expect.element(page.getByText('Nearest sizes:')).toBeVisible();
  await page.getByRole('button', { name: '12 4 shoes' }).click();
  await expect.element(page.getByText('1 shoe', { exact: true })).toBeVisible();
  expect(searchKioskProducts).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'court', size: 'US M 12' }));
});

test('a new text keeps the chosen filters, and a new filter keeps the text', { tags: ['C-04', 'C-05'] }, async () => {
  const searchKioskProducts = vi.fn().mockResolvedValue(found([shoe('a', { '9': 1 })]));
  const kiosk = drawKiosk({ searchKioskProducts });
  await kiosk.openList({ kind: 'search', title: 'court', filters: { brand: ['Tarn'] } });
  await page.getByRole('searchbox').fill('trail');
  await expect
    .poll(() => searchKioskProducts.mock.lastCall)
    .toEqual([expect.objectContaining({ title: 'trail', brand: 'Tarn' })]);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'In this store' }).click();
  await expect
    .poll(() => kiosk.state.list)
    .toEqual({ kind: 'search', title: 'trail', filters: { brand: ['Tarn'], availability: ['inStore'] } });
});

test('a failed next page keeps the products and is read again from the same place', { tags: 'C-03' }, async () => {
  const getKioskProducts = vi
    .fn()
    .mockResolvedValueOnce(found([shoe('a', { '9': 1 })], { pageInfo: { hasNextPage: true, endCursor: 'c1' } }))
    .mockResolvedValueOnce(failure(500))
    .mockResolvedValue(found([shoe('b', { '9': 1 }, 'Kurobe Dam High')]));
  const kiosk = drawKiosk({ getKioskProducts });
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
  await expect.element(page.getByRole('button', { name: /Halden Court 82/ })).toBeVisible();
  await retry.click();
  await expect.element(page.getByRole('button', { name: /Kurobe Dam High/ })).toBeVisible();
  expect(getKioskProducts.mock.calls.map(([{ cursorValue }]) => cursorValue)).toEqual([null, 'c1', 'c1']);
});

test('cards show the stock in the size of the customer, and a press opens the product', { tags: 'C-08' }, async () => {
  const { state, view } = drawKiosk();
  state.featuredProducts = [shoe('a', { '9': 2, '10': 0 }), shoe('b', { '9': 1 }, 'Kurobe Dam High')];
  view.screen = 'browse';
  await expect.element(page.getByRole('button', { name: /Kurobe/ })).toBeVisible();
  await expect.element(page.getByText('in your size')).not.toBeInTheDocument();
  view.size = '9';
  await expect.element(page.getByText('0 in your size')).toBeVisible();
  await page.getByRole('button', { name: /^9 ?Last one.*Kurobe/ }).click();
  expect([view.screen, state.product?.id]).toEqual(['product', 'b']);
});

test('another size system asks for the size again', { tags: 'C-08' }, async () => {
  const { state, view } = drawKiosk();
  const other = shoe('b', { '43': 1 });
  const nodes = other.variants.nodes.map((node) => ({ ...node, sizeSystem: 'EU' as const }));
  state.featuredProducts = [shoe('a', { '9': 2 }), { ...other, variants: { nodes } }];
  Object.assign(view, { screen: 'browse', size: '9' });
  await page.getByRole('button', { name: 'EU', exact: true }).click();
  expect([view.system, view.size]).toEqual(['EU', undefined]);
});

test('while a search with filters is counted, its button shows no number', { tags: 'C-05' }, async () => {
  const { state, view } = drawKiosk();
  Object.assign(state, { list: { kind: 'search', title: '', filters: { brand: ['Tarn'] } }, totalCount: 4 });
  state.products = [shoe('a', { '9': 1 })];
  Object.assign(view, { screen: 'products', isFiltering: true });
  await expect.element(page.getByRole('button', { name: 'Show 4 shoes' })).toBeVisible();
  state.loading.searchWithFilters = true;
  await expect.element(page.getByRole('button', { name: 'Loading' })).toBeVisible();
});

test('a search without products offers the cart only if something is in it', { tags: 'C-06' }, async () => {
  const kiosk = drawKiosk();
  Object.assign(kiosk.state, { list: { kind: 'search', title: 'court', filters: {} }, totalCount: 0 });
  kiosk.view.screen = 'products';
  const cart = page.getByRole('button', { name: /^To try on/ });
  await expect.element(page.getByRole('searchbox')).toHaveValue('court');
  // The way back is Clear all.
  await expect.element(page.getByRole('button', { name: 'Clear all' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await expect.element(cart).not.toBeInTheDocument();
  kiosk.addToCart(shoe('b', { '9': 1 }), 'b-9');
  await cart.click();
  expect([kiosk.view.screen, kiosk.view.before]).toEqual(['cart', 'products']);
});

test('a new list begins at its top', { tags: ['C-03', 'C-08'] }, async () => {
  const nodes = Array.from({ length: 40 }, (_, at) => shoe(`p${at}`, { '9': 1 }));
  const kiosk = drawKiosk({ getKioskProducts: vi.fn().mockResolvedValue(found(nodes)) });
  const body = page.getByRole('group', { name: 'Canal Street' });
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  await expect.element(page.getByRole('heading', { name: 'Halden' })).toBeVisible();
  body.element().scrollTop = 400;
  expect(body.element().scrollTop).toBe(400);
  await kiosk.openList({ kind: 'brand', brand: 'Tarn' });
  await expect.element(page.getByRole('heading', { name: 'Tarn' })).toBeInTheDocument();
  expect(body.element().scrollTop).toBe(0);
});

test('a list that cannot be read is read again, or left for the catalogue', { tags: ['C-03', 'C-07'] }, async () => {
  const getKioskProducts = vi.fn().mockResolvedValue(failure(500));
  const kiosk = drawKiosk({ getKioskProducts });
  await kiosk.openList({ kind: 'brand', brand: 'Halden' });
  await retry.click();
  await expect
    .poll(() => getKioskProducts.mock.calls.map(([{ brandName }]) => brandName))
    .toEqual(['Halden', 'Halden']);
  await page.getByRole('button', { name: 'Back' }).click();
  expect([kiosk.view.screen, kiosk.state.list]).toEqual(['browse', undefined]);
});

test('a press on a brand shows its products; a brand without any says so', { tags: 'C-03' }, async () => {
  const getKioskProducts = vi.fn().mockResolvedValue(found([]));
  const { state, view } = drawKiosk({ getKioskProducts });
  state.featuredProducts = [shoe('a', { '9': 2 })];
  state.brandProducts = [{ name: 'Halden' }, { name: 'Tarn' }] as never;
  view.screen = 'browse';
  await page.getByRole('button', { name: 'Tarn', exact: true }).click();
  expect(state.list).toEqual({ kind: 'brand', brand: 'Tarn' });
  await expect.element(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
});
