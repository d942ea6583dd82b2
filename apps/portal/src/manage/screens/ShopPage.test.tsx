import type { Api, ShopConnection } from '@instore/api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { apiOf, english, ok, refusedAs } from '../../../test/support.ts';
import { createShop } from '../shop.ts';
import type { ShopSearch } from '../shopSearch.ts';
import { ShopPage } from './ShopPage.tsx';

const tags = ['O-09'];
const connected: ShopConnection = {
  state: 'connected',
  domain: 'chain.myshopify.com',
  connectedAt: '2026-11-01T10:00:00Z',
  comparedAt: '2026-11-30T03:00:00Z',
  isComparing: false,
  isAsked: false,
  failure: null,
  tryAgainAt: null,
  removedAt: null,
  missed: 12,
  waiting: 0,
  problems: { product: 1, order: 0, location: 0 },
};
const problem = {
  kind: 'product' as const,
  subject: '7001-11',
  title: 'Halden Court 82',
  reason: 'It has no category.',
  foundAt: '2026-11-30T03:00:00Z',
};
const unit = { barcode: '2048177304161', state: 'Checked In', bin: 'A-14-03', missing: true, onHold: false };
const difference = {
  variantId: '44100101',
  locationId: 'canal-street',
  title: 'Halden Court 82',
  size: '9',
  sizeSystem: 'US M',
  inShop: 3,
  here: 2,
  readAt: '2026-11-30T03:00:00Z',
  units: [{ ...unit, inTransit: false }],
};

function open(shown: ShopConnection, search: Partial<ShopSearch> = {}, store: Partial<Api['store']> = {}) {
  const { app, titles } = createScreenApp();
  const shop = createShop({
    api: apiOf({
      store: {
        getShopConnection: async () => ok(shown),
        getShopProblems: async () => ok({ content: [problem], totalElements: 1 }),
        ...store,
      },
      inventory: { getStockDifferences: async () => ok({ total: 1, differences: [difference] }) },
    }),
    toasts: app.toasts,
    say: english,
    locationId: () => 'canal-street',
  });
  void shop.load();
  const changed: unknown[] = [];
  openScreen(
    app,
    <ShopPage
      show={undefined}
      kind={undefined}
      variant={undefined}
      {...search}
      shop={shop}
      onChange={(part) => changed.push(part)}
    />,
  );
  return { changed, titles };
}

test('Without a shop the page says who connects one, and shows no tables', { tags }, async () => {
  open({ ...connected, state: 'off', domain: null });
  await expect.element(page.getByText('No shop system is connected')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Compare now' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('A problem has its reason, and a failed comparison says why', { tags }, async () => {
  open({ ...connected, failure: 'The shop has prices in EUR. The store needs USD.' });
  await expect.element(page.getByText('It has no category.')).toBeVisible();
  await expect
    .element(page.getByText('The last comparison failed: The shop has prices in EUR.', { exact: false }))
    .toBeVisible();
});

test('A comparison is asked for once, and shown until it ends', { tags }, async () => {
  const compareShop = async () => ok({ ...connected, isAsked: true });
  const { titles } = open(connected, {}, { compareShop });
  const compare = page.getByRole('button', { name: 'Compare now' });
  await compare.click();
  await expect.element(page.getByRole('progressbar', { name: 'The whole shop is compared' })).toBeVisible();
  await expect.element(compare).toBeDisabled();
  expect(titles()).toEqual(['The comparison begins in a moment']);
});

test('A comparison that is refused says so', { tags }, async () => {
  const message = 'The store is not connected with a shop.';
  const { titles } = open(connected, {}, { compareShop: async () => refusedAs('Not possible', message) });
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect.poll(titles).toEqual([message]);
});

test('A difference opens with what is known of each pair', { tags }, async () => {
  const { changed } = open(connected, { show: 'differences', variant: '44100101' });
  const panel = page.getByRole('region', { name: 'Halden Court 82' });
  await expect.element(panel.getByText('2048177304161')).toBeVisible();
  await expect.element(panel.getByText('Checked In, Missing')).toBeVisible();
  await page.getByRole('gridcell', { name: '-1' }).click();
  expect(changed).toEqual([{ variant: '44100101' }]);
});
