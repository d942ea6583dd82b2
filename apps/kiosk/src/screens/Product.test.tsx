import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawKiosk, shoe } from '../../test/screens.tsx';
import { CART_MAX } from '../state/cart.ts';

const choose = page.getByRole('button', { name: 'Choose a size' });
const request = page.getByRole('button', { name: /^Request to try on/ });

/** The kiosk on the screen of a product. */
async function open(product = shoe('a', { '8': 2, '9': 1, '10': 0 })) {
  const kiosk = drawKiosk();
  kiosk.state.featuredProducts = [product];
  await kiosk.openProduct(product.id);
  return kiosk;
}

test('a sold-out size can be looked at, not requested; the nearest size can', { tags: ['C-06', 'C-12'] }, async () => {
  const { state, view } = await open();
  await expect.element(choose).toBeDisabled();
  await page.getByRole('radio', { name: '10 Sold out' }).click();
  await expect.element(page.getByText('is sold out. Nearest:')).toBeVisible();
  await expect.element(choose).toBeDisabled();
  await page.getByRole('button', { name: '9 Last one' }).click();
  await request.click();
  expect([view.screen, state.cart.map(({ variantId }) => variantId)]).toEqual(['cart', ['a-9']]);
});

test('a size that sells out while it is chosen is not requested any more', { tags: 'C-12' }, async () => {
  const { state } = await open();
  await page.getByRole('radio', { name: '8 2 left' }).click();
  await expect.element(request).toBeEnabled();
  state.product = shoe('a', { '8': 0, '9': 1 });
  await expect.element(choose).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: '8 Sold out' })).toHaveAttribute('aria-checked', 'true');
});

test('the last pair of a size is requested once, and a full cart takes no more', { tags: 'C-06' }, async () => {
  const kiosk = await open();
  kiosk.addToCart(shoe('a', { '9': 1 }), 'a-9');
  await page.getByRole('radio', { name: '9 Last one' }).click();
  await expect.element(choose).toBeDisabled();
  await page.getByRole('radio', { name: '8 2 left' }).click();
  await expect.element(request).toBeEnabled();
  for (let unit = 1; unit < CART_MAX; unit += 1) kiosk.addToCart(shoe('b', { '9': 99 }), 'b-9');
  await expect.element(choose).toBeDisabled();
});

test('a chosen size stays chosen in another colour', { tags: 'C-08' }, async () => {
  const other = { ...shoe('b', { '9': 3 }), colourway: { name: 'Ink / Gum', swatches: ['#15171a'] } };
  const { state, view } = await open();
  state.colours = [...state.colours, other];
  await page.getByRole('radio', { name: '9 Last one' }).click();
  await page.getByRole('button', { name: 'Ink / Gum' }).click();
  await expect.element(page.getByRole('radio', { name: '9 3 left' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: 'Back' }).click();
  expect(view.screen).toBe('browse');
});

test('with European sizes the button names the European size', { tags: 'C-08' }, async () => {
  const product = shoe('a', { '8': 2, '9': 1 });
  for (const size of product.variants.nodes) size.euSize = size.title === '8' ? '41' : '42.5';
  const { view } = await open(product);
  await page.getByRole('radio', { name: '9 Last one' }).click();
  await page.getByRole('button', { name: 'EU' }).click();
  await expect.element(page.getByRole('radio', { name: '42.5 Last one' })).toHaveAttribute('aria-checked', 'true');
  await expect.element(request).toHaveAccessibleName('Request to try on 42.5');
  await page.getByRole('button', { name: 'US M' }).click();
  await expect.element(request).toHaveAccessibleName('Request to try on 9');
  expect([view.isEuropean, view.system]).toEqual([false, 'US M']);
});

test('a long name fits on the screen', { tags: 'C-08' }, async () => {
  const name = 'Halden Court 82 Anniversary Edition for the Harbourmarathonfinisher Relay';
  await open(shoe('a', { '9': 1 }, name));
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test('the price is that of the chosen size, and of the first one before a choice', { tags: 'C-08' }, async () => {
  const product = shoe('a', { '8': 2, '9': 1 });
  product.variants.nodes[1]!.price = 155;
  await open(product);
  await expect.element(page.getByText('$140')).toBeVisible();
  await page.getByRole('radio', { name: '9 Last one' }).click();
  await expect.element(page.getByText('$155')).toBeVisible();
  await expect.element(page.getByText('$140')).not.toBeInTheDocument();
});

test("a garment's size does not become the size of the customer's shoes; a shoe's does", { tags: 'C-08' }, async () => {
  const garment = shoe('a', { L: 2 });
  const [large] = garment.variants.nodes;
  const { state, view } = await open({ ...garment, variants: { nodes: [{ ...large!, sizeSystem: 'Regular' }] } });
  view.size = '9';
  await page.getByRole('radio', { name: /^L/ }).click();
  expect([view.size, view.chosen]).toEqual(['9', 'Regular L']);
  state.product = shoe('b', { '8': 2 });
  await page.getByRole('radio', { name: '8 2 left' }).click();
  expect([view.size, view.chosen]).toEqual(['8', 'US M 8']);
});

test('the sizes of another system ask for the size again; the cart is one press away', { tags: 'C-08' }, async () => {
  const product = shoe('a', { '8': 2, '9': 1 });
  product.variants.nodes[1]!.sizeSystem = 'US W';
  const { view } = await open(product);
  await page.getByRole('radio', { name: '8 2 left' }).click();
  await page.getByRole('button', { name: 'US W' }).click();
  expect([view.system, view.size, view.chosen, view.isEuropean]).toEqual(['US W', undefined, undefined, false]);
  await expect.element(page.getByRole('radio', { name: '9 Last one' })).toBeVisible();
  await page.getByRole('button', { name: 'To try on 0' }).click();
  expect(view.screen).toBe('cart');
});

test('the size that was chosen on the first page is chosen on the product', { tags: 'C-08' }, async () => {
  const { view } = await open();
  await expect.element(choose).toBeDisabled();
  view.size = '9';
  await expect.element(page.getByRole('radio', { name: '9 Last one' })).toHaveAttribute('aria-checked', 'true');
  await expect.element(request).toBeEnabled();
});
