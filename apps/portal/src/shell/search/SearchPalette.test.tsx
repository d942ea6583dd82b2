import type { PairAtLocation } from '@instore/api';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { requestLine } from '../../../test/support.ts';
import { wedge } from '../../../test/wedge.ts';
import { SearchPalette } from './SearchPalette.tsx';

interface PageProps {
  area: 'shoesize' | 'warehouse';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

function Page({ area, isOpen = true, onOpenChange = vi.fn() }: PageProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main}>
      <SearchPalette area={area} isOpen={isOpen} onOpenChange={onOpenChange} pageRef={main} />
    </main>
  );
}

test.each([
  ['an associate', 'Sales_Associate', 'shoesize', '/shoesize/inventory?q=court'],
  ['a picker, who has no inventory page,', 'Warehouse_Personal', 'warehouse', '/warehouse'],
] as const)(
  'Enter leads %s only to a page of the role',
  { tags: ['Z-05', 'R-03'] },
  async (_who, role, area, leadsTo) => {
    const screen = createScreenApp();
    Object.assign(screen.state.auth, { role });
    screen.state.search.query = 'court';
    const { href } = openScreen(screen.app, <Page area={area} />, `/${area}`);
    const field = page.getByRole('combobox', { name: 'Search or scan a barcode' });
    await expect.element(field).toHaveValue('court');
    // A key of its own: the last test may have ended with Enter, and a second Enter on a new dialog does nothing.
    await userEvent.type(field, '{End}{Enter}');
    await expect.poll(href).toBe(leadsTo);
  },
);

const field = page.getByRole('combobox', { name: 'Search or scan a barcode' });
const BARCODE = '2048177304161';
const pair: PairAtLocation = {
  ...requestLine(),
  barcode: BARCODE,
  productId: 'p1',
  state: 'Checked In',
  zone: 'stockroom',
  missing: false,
  onHold: false,
  location: { id: 'loc-1', name: 'Canal Street' },
};

/** Opens the search of an area, which reads this pair for each barcode. */
function open(area: 'shoesize' | 'warehouse', unit: PairAtLocation | null = pair) {
  const readUnit = async () => (unit ? { ok: true, data: unit } : { ok: false, kind: 'not-found' });
  const screen = createScreenApp({ search: { readUnit } });
  Object.assign(screen.state.auth, { role: 'Super_Admin' });
  const sounds: string[] = [];
  screen.app.environment.playSound = async (name) => {
    sounds.push(name);
    return 'played';
  };
  const { href } = openScreen(screen.app, <Page area={area} />, `/${area}`);
  return { ...screen, href, sounds };
}

async function enter(text: string, { state }: Pick<ReturnType<typeof open>, 'state'>) {
  state.search.query = text;
  await expect.element(field).toHaveValue(text);
  // A key of its own: the last test may have ended with Enter, and a second Enter on a new dialog does nothing.
  await userEvent.type(field, '{End}{Enter}');
}

test('On the sales floor a barcode opens its product with size and pair', { tags: 'Z-05' }, async () => {
  const screen = open('shoesize');
  await enter(` ${BARCODE} `, screen);
  await expect.poll(screen.href).toContain('/shoesize/inventory?');
  const search = new URLSearchParams(screen.href().split('?')[1]);
  expect(Object.fromEntries([...search].map(([name, value]) => [name, value.replaceAll('"', '')]))).toEqual({
    sku: pair.sku,
    size: pair.size,
    system: pair.sizeSystem,
    unit: BARCODE,
  });
  expect(screen.sounds).toEqual(['scan-ok']);
});

test('In the stockroom the barcode of a requested pair opens its request at its line', { tags: 'W-06' }, async () => {
  const line = requestLine({ lineId: '12', requestId: '48213' });
  const screen = open('warehouse', { ...pair, line });
  await enter(BARCODE, screen);
  await expect.poll(screen.href).toContain('/warehouse/request-details?request=');
  expect(screen.href()).toContain('line=');
  expect(screen.calls).toContainEqual(['picks.choose', '12']);
});

test.each([
  [{}, 'In bin A-14-03. No open request.'],
  [{ missing: true, onHold: true }, 'Reported missing from its bin.'],
  [{ onHold: true }, 'On hold: leave it in its bin.'],
])(
  'In the stockroom a pair without a request opens a sheet with known state: %j',
  { tags: 'W-06' },
  async (over, text) => {
    const screen = open('warehouse', { ...pair, line: null, ...over } as never);
    await enter(BARCODE, screen);
    const sheet = page.getByRole('dialog', { name: 'Pair' });
    await expect.element(sheet).toHaveTextContent(new RegExp(text.replaceAll('.', String.raw`\.`), 'i'));
    await sheet.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(sheet).not.toBeInTheDocument();
    expect(screen.href()).toBe('/warehouse');
  },
);

test('A barcode that is unknown leads nowhere, is forgotten, and sounds like an error', { tags: 'W-06' }, async () => {
  const screen = open('warehouse', null);
  await enter(BARCODE, screen);
  await expect.poll(() => screen.titles()).toEqual(['Unknown barcode']);
  expect(screen.calls).toContainEqual(['search.close']);
  expect([screen.sounds, screen.href()]).toEqual([['scan-error'], '/warehouse']);
});

test.each([
  ['High contrast', ['preferences.chooseTheme', 'contrast']],
  ['Mute', ['sounds.setMuted', true]],
  ['Logout', ['session.logout']],
] as const)('The command %s is run', { tags: 'H-02' }, async (name, call) => {
  const screen = open('shoesize');
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect.poll(() => screen.calls).toContainEqual(call);
});

const product = {
  id: 'p1',
  title: 'Halden Court 82',
  vendor: 'Halden',
  productType: 'Sneaker',
  sku: 'HC82-104-CF',
  featuredImage: { url: '/artwork/court.svg' },
  variants: { nodes: [] },
};

test('What is found is opened: a product, a pair, or all products', { tags: ['H-02', 'Z-05'] }, async () => {
  const screen = open('shoesize');
  Object.assign(screen.state.search, { query: 'court', products: [product], total: 7, unit: pair });
  await page.getByRole('option', { name: /^Halden Court 82.*HC82-104-CF/ }).click();
  await expect.poll(screen.href).toBe('/shoesize/inventory?sku=HC82-104-CF');
});

test('A pair that is found opens its product, one without SKU by its id', { tags: ['H-02', 'Z-05'] }, async () => {
  const screen = open('shoesize');
  Object.assign(screen.state.search, { query: BARCODE, unit: { ...pair, sku: null } });
  await page.getByRole('option', { name: /^Halden Court 82, US M 10\.5/ }).click();
  await expect.poll(screen.href).toContain('/shoesize/inventory?sku=p1&size=');
});

test('All products of a search are shown on the page of the inventory', { tags: 'H-02' }, async () => {
  const screen = open('shoesize');
  Object.assign(screen.state.search, { query: 'court', products: [product], total: 7 });
  await page.getByRole('option', { name: /^Show all 7 products/ }).click();
  await expect.poll(screen.href).toBe('/shoesize/inventory?q=court');
});

test('The products of the search before are not listed for a text that finds none', { tags: 'H-02' }, async () => {
  const screen = open('shoesize');
  Object.assign(screen.state.search, {
    query: 'court',
    products: [product],
    total: 0,
    noUnit: 'No pair has this barcode.',
  });
  await expect.element(page.getByText('No pair has this barcode.')).toBeVisible();
  await expect.element(page.getByRole('option', { name: /^Halden Court 82/ })).not.toBeInTheDocument();
});

test('A search that fails says why and is tried again', { tags: ['H-02', 'E-03'] }, async () => {
  const screen = open('shoesize');
  Object.assign(screen.state.search, { query: 'court', error: 'The store is busy.' });
  await expect.element(page.getByText('The store is busy.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(screen.calls.map(([action]) => action)).toContain('search.retry');
});

test('Ctrl-K opens the search, Escape closes it, and a scan opens a pair without it', { tags: 'H-02' }, async () => {
  const close = vi.fn();
  const screen = createScreenApp({ search: { readUnit: async () => ({ ok: true, data: pair }), close } });
  const onOpenChange = vi.fn();
  const { href } = openScreen(screen.app, <Page area="shoesize" isOpen={false} onOpenChange={onOpenChange} />);
  // The keys are there as soon as the palette is.
  await expect
    .poll(async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      return onOpenChange.mock.calls;
    })
    .toContainEqual([true]);
  // Within the page: a busy machine puts pauses between keys that come from outside, and a scanner makes none.
  wedge(BARCODE);
  await expect.poll(href).toContain('/shoesize/inventory?sku=HC82-104-CF');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test('A search that is closed is forgotten', { tags: 'H-02' }, async () => {
  const close = vi.fn();
  const onOpenChange = vi.fn();
  const screen = createScreenApp({ search: { close } });
  openScreen(screen.app, <Page area="shoesize" onOpenChange={onOpenChange} />);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  [{ kind: 'invalid', message: 'The store is busy.' }, 'caution', 'The store is busy.'],
  [{ kind: 'network' }, 'critical', 'Something went wrong, please try later!'],
] as const)(
  'A barcode that cannot be looked up says why: %j',
  { tags: ['W-06', 'E-03'] },
  async (failure, kind, description) => {
    const screen = createScreenApp({ search: { readUnit: async () => ({ ok: false, ...failure }), close: vi.fn() } });
    const said = vi.fn(() => () => undefined);
    screen.app.toasts[kind] = said;
    openScreen(screen.app, <Page area="warehouse" />, '/warehouse');
    await enter(BARCODE, screen);
    await expect.poll(() => said.mock.calls).toEqual([['The barcode could not be looked up', { description }]]);
  },
);

test('A page is opened, and an empty search leads nowhere', { tags: 'H-02' }, async () => {
  const screen = open('shoesize');
  await enter(' ', screen);
  expect(screen.href()).toBe('/shoesize');
  await page.getByRole('option', { name: /^Bookings/ }).click();
  await expect.poll(screen.href).toBe('/shoesize/bookings');
});

test.each([
  ['shoesize', '/shoesize?object=%22500%22'],
  ['warehouse', '/warehouse/request-details?request=%2248213%22&line=%2211%22'],
] as const)('A line of a customer opens in the area %s', { tags: ['H-02', 'K-10'] }, async (area, address) => {
  const screen = open(area);
  const lines = [requestLine({ customerNumber: 119, tryoutItemId: '500' })];
  Object.assign(screen.state.search, { query: '119', lines });
  await page.getByRole('option', { name: /Customer 119/ }).click();
  await expect.poll(screen.href).toBe(address);
});
