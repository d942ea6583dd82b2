import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawKiosk, failure, shoe } from '../../test/screens.tsx';
import { lost } from '../../test/support.ts';
import { CART_MAX } from '../state/cart.ts';

const send = page.getByRole('button', { name: 'Send request' });

/** The kiosk on its cart with two pairs, and what the store answers to the request. */
function open(answer: unknown, spots?: readonly string[]) {
  const requestTryout = vi.fn().mockReturnValue(answer);
  const kiosk = drawKiosk({ requestTryout, getTryoutProgress: vi.fn().mockResolvedValue(lost) }, spots);
  kiosk.addToCart(shoe('a', { '9': 5 }), 'a-9');
  kiosk.addToCart(shoe('b', { '10': 1 }, 'Kurobe Dam High'), 'b-10');
  kiosk.view.screen = 'cart';
  return { ...kiosk, requestTryout };
}

test.each([
  ['429', failure(429), 'Many people are asking right now.'],
  ['a lost right', failure(403), 'This kiosk has to sign in again.'],
  ['an unknown variant', failure(422, { errors: [{ field: '/lines/0/inventoryItemId' }] }), 'no longer sold'],
  ['a foreign location', failure(422, { errors: [{ field: '/locationId' }] }), 'belongs to another store'],
  ['another refusal', failure(400), 'Something went wrong'],
])(
  'after %s the customer reads what to do, and keeps the cart',
  { tags: ['C-05', 'C-12'] },
  async (_, answer, text) => {
    const { state } = open(Promise.resolve(answer));
    await send.click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText('2 items')).toBeVisible();
    await expect.element(send).toBeEnabled();
    expect(state.cart).toHaveLength(2);
  },
);

test('the customer chooses where to wait before the request is sent', { tags: ['K-12', 'C-05'] }, async () => {
  const { state, requestTryout } = open(Promise.resolve(failure(400)), ['Bench 1', 'Fitting room 2']);
  const spot = page.getByRole('group', { name: 'Where will you wait?' }).getByRole('button', { name: 'Bench 1' });
  await spot.click();
  await expect.element(spot).toHaveAttribute('aria-pressed', 'true');
  await send.click();
  expect(requestTryout.mock.lastCall?.[0]).toMatchObject({ spot: 'Bench 1' });
  await spot.click();
  expect(state.spot).toBeUndefined();
});

test('a spot that the location has no more is left out of the request', { tags: ['K-12', 'C-05'] }, async () => {
  const { requestTryout } = open(Promise.resolve(lost), ['Bench 1']);
  requestTryout.mockResolvedValueOnce(failure(422, { errors: [{ field: '/spot' }] }));
  await page.getByRole('button', { name: 'Bench 1' }).click();
  await send.click();
  await expect.poll(() => requestTryout.mock.calls.map(([{ spot }]) => spot)).toEqual(['Bench 1', undefined]);
});

test('while the request is sent, nothing can be changed or sent a second time', { tags: 'C-12' }, async () => {
  const { requestTryout } = open(new Promise(() => undefined));
  await send.click();
  await expect.element(page.getByRole('list')).toHaveAttribute('inert');
  await send.click({ force: true });
  expect(requestTryout).toHaveBeenCalledOnce();
});

test('a press sends a waiting request again, which has no number and can be changed', { tags: 'C-12' }, async () => {
  const { state, requestTryout } = open(Promise.resolve(lost));
  await send.click();
  await expect.element(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  await expect.element(page.getByText('Waiting to be sent').first()).toBeVisible();
  const sent = requestTryout.mock.calls.length;
  await page.getByRole('button', { name: 'Try again now' }).click();
  await expect.poll(() => requestTryout.mock.calls.length).toBe(sent + 1);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect.element(page.getByText('2 items')).toBeVisible();
  expect(state.requestToTryData).toBeUndefined();
});

test('a removed pair can be put back at its place; an empty cart cannot be sent', { tags: 'C-06' }, async () => {
  const { state } = open(Promise.resolve(lost));
  await page.getByRole('button', { name: /^Remove.*Court/ }).click();
  await page.getByRole('button', { name: /^Put back/ }).click();
  expect(state.cart.map(({ variantId }) => variantId)).toEqual(['b-10', 'a-9']);
  state.cart = [];
  await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.element(send).toBeDisabled();
});

test('no more pairs are requested than the store has', { tags: 'C-06' }, async () => {
  const { state } = open(Promise.resolve(lost));
  const more = page.getByRole('button', { name: /^One more: / });
  await more.nth(0).click({ force: true });
  await more.nth(1).click();
  expect(state.cart.map(({ quantity }) => quantity)).toEqual([1, 2]);
});

test('a full cart takes no further pair of a line', { tags: 'C-06' }, async () => {
  const kiosk = open(Promise.resolve(lost));
  for (let unit = 2; unit < CART_MAX; unit += 1) kiosk.addToCart(shoe('c', { '9': 99 }), 'c-9');
  const more = page.getByRole('button', { name: /^One more: / });
  for (const line of [0, 1, 2]) await expect.element(more.nth(line)).toHaveAttribute('aria-disabled', 'true');
});

test('without a network the kiosk says so, and keeps the cart', { tags: 'C-12' }, async () => {
  const { view, state } = open(Promise.resolve(lost));
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  view.isOnline = false;
  await expect.element(page.getByText('Offline', { exact: true })).toBeVisible();
  expect(state.cart).toHaveLength(2);
});

test('from the cart a customer goes on looking where the cart was opened', { tags: 'C-06' }, async () => {
  const { view } = open(Promise.resolve(lost));
  view.before = 'browse';
  await page.getByRole('button', { name: 'Keep looking' }).click();
  expect(view.screen).toBe('browse');
});
