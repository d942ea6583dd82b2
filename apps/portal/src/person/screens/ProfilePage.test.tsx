import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { bedfordAvenue, cartLine, store } from '../../../test/support.ts';
import { cartKey, keepCart } from '../../requests/storedCart.ts';
import { ProfilePage } from './ProfilePage.tsx';

const place = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) });
const question = page.getByRole('alertdialog');

/** Opens the profile with a cart of so many pairs of one line. */
function open(pairs: number, change: (id: string) => boolean = () => true) {
  const changeLocation = vi.fn(change);
  const screen = createScreenApp({ common: { changeLocation } });
  screen.state.cart.lines = pairs > 0 ? [{ inventoryLineItemId: 'V1', quantity: pairs } as never] : [];
  openScreen(screen.app, <ProfilePage area="shoesize" profile={screen.profile} />, '/shoesize/profile');
  return { ...screen, changeLocation };
}

test('the profile shows the user, the store, and which location is in use', { tags: 'Z-08' }, async () => {
  const { state } = open(0);
  await expect.element(page.getByRole('heading', { name: 'Maren Okafor' })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveTextContent('Stockroom New York');
  await expect.element(place('Canal Street')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(place('Bedford Avenue')).toHaveAttribute('aria-pressed', 'false');
  state.stores.location = bedfordAvenue;
  await expect.element(place('Bedford Avenue')).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone with text of twice the size name and role are whole', { tags: 'Z-08' }, async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });
  const { state } = open(0);
  state.auth.role = 'Sales_Associate';
  const main = page.getByRole('main');
  await expect.element(main.getByText('Sales_Associate')).toBeVisible();
  const { scrollWidth, clientWidth } = main.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const words = main.getByText('Sales_Associate').element();
  expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  // The two names have a line each.
  const name = main.getByRole('heading', { name: 'Maren Okafor' }).element();
  expect(name.getBoundingClientRect().height).toBeLessThan(2.5 * Number.parseFloat(getComputedStyle(name).lineHeight));
});

test('until the stores are read, the page shows no location', { tags: 'Z-08' }, async () => {
  const { state } = open(0);
  state.stores.status = 'loading';
  await expect.element(place('Canal Street')).not.toBeInTheDocument();
  state.stores.status = 'ready';
  await expect.element(place('Canal Street')).toBeVisible();
});

test('stores that cannot be read leave the header and say so', { tags: ['Z-08', 'R-08'] }, async () => {
  const { state } = open(0);
  state.stores.status = 'failed';
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your stores and locations could not be loaded.');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Maren Okafor/ })).toBeVisible();
});

test('with an empty cart the location changes at once, with a message', { tags: 'Z-08' }, async () => {
  const { changeLocation, titles } = open(0);
  await place('Bedford Avenue').click();
  expect(changeLocation).toHaveBeenCalledExactlyOnceWith('loc-2');
  expect(titles()).toEqual(['Location changed to Bedford Avenue']);
  await expect.element(question).not.toBeInTheDocument();
});

test('without a network the message says that lists load later', { tags: 'W-07' }, async () => {
  const { app, titles } = open(0);
  Object.assign(app.environment.window.navigator, { onLine: false });
  const said = vi.fn(() => () => undefined);
  app.toasts.caution = said;
  await place('Bedford Avenue').click();
  expect(said).toHaveBeenCalledExactlyOnceWith('Location changed to Bedford Avenue', {
    description: "You are offline. Lists load when you're back online.",
  });
  expect(titles()).toEqual([]);
});

test('a location that is refused is not reported as changed', { tags: 'Z-08' }, async () => {
  const { changeLocation, titles } = open(0, () => false);
  await place('Bedford Avenue').click();
  expect(changeLocation).toHaveBeenCalledOnce();
  expect(titles()).toEqual([]);
});

test.each([
  [1, 'The pair in your cart stays at Canal Street.'],
  [3, 'The 3 pairs in your cart stay at Canal Street.'],
])(
  'with %i in the cart a question comes first, and "Stay here" changes nothing',
  { tags: ['Z-08', 'T-01'] },
  async (pairs, text) => {
    const { changeLocation } = open(pairs);
    await place('Bedford Avenue').click();
    await expect.element(question).toHaveTextContent('Work at Bedford Avenue?');
    await expect.element(question).toHaveTextContent(text);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(changeLocation).not.toHaveBeenCalled();
    await place('Bedford Avenue').click();
    await question.getByRole('button', { name: 'Change location' }).click();
    expect(changeLocation).toHaveBeenCalledExactlyOnceWith('loc-2');
  },
);

test('of two locations with one name the one in use is marked', { tags: 'Z-08' }, async () => {
  const { state, changeLocation } = open(0);
  const other = {
    ...store,
    id: 'store-2',
    mainStore: 'Stockroom Boston',
    locations: [{ id: 'loc-7', name: 'Canal Street' }],
  };
  state.stores.storeLocations = [store, other];
  await expect.element(place('Canal Street')).toHaveLength(2);
  await expect.element(place('Canal Street').first()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(place('Canal Street').last()).toHaveAttribute('aria-pressed', 'false');
  await place('Canal Street').last().click();
  expect(changeLocation).toHaveBeenCalledExactlyOnceWith('loc-7');
});

test(
  'before the sales floor is opened, the question also covers the stored cart',
  { tags: ['Z-08', 'T-01'] },
  async () => {
    const { app, state, changeLocation } = open(0);
    state.auth.user = { user_id: '1001' } as never;
    delete app.opened.shoesize;
    const stored = (locationId: string, quantity: number) =>
      keepCart(app.local, cartKey('1001', locationId), { lines: [cartLine({ quantity })], key: 'cart-key-1' });
    // The cart of another location stays there.
    stored('loc-2', 5);
    await place('Bedford Avenue').click();
    expect(changeLocation).toHaveBeenCalledOnce();
    stored('loc-1', 2);
    await place('Bedford Avenue').click();
    await expect.element(question).toHaveTextContent('The 2 pairs in your cart stay at Canal Street.');
    expect(changeLocation).toHaveBeenCalledOnce();
  },
);

test('of many locations all can be chosen', { tags: 'Z-08' }, async () => {
  const { state, changeLocation } = open(0);
  const locations = Array.from({ length: 60 }, (_, at) => ({ id: `loc-${at}`, name: `Place ${at}.` }));
  state.stores.storeLocations = [{ ...store, locations }];
  await page.getByRole('button', { name: /^Place 59\./ }).click();
  expect(changeLocation).toHaveBeenCalledExactlyOnceWith('loc-59');
});
