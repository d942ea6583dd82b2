import type { CatalogueProduct } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, deferred, heardToasts, noAnswer, ok } from '../testWorld.ts';
import { createInventory } from './inventory.ts';

const court = (inStock: number): CatalogueProduct => ({
  id: 'hc82-104-cf',
  sku: 'HC82-104-CF',
  name: 'Halden Court 82',
  brand: 'Halden',
  productType: 'Sneakers',
  colourway: { name: 'Chalk / Fern', swatches: [] },
  images: [{ src: '/court.svg' }],
  price: 140,
  locations: [{ id: 'loc-1', name: 'Canal Street', inUse: true }],
  variants: [
    {
      inventoryItemId: 'V1',
      size: '9',
      sizeSystem: 'US M',
      euSize: '42.5',
      price: 140,
      inStock,
      availability: [],
      pairs: [],
    },
  ],
});
type Answer = ReturnType<typeof ok<CatalogueProduct>> | typeof noAnswer;

function world(read: () => Promise<Answer>) {
  let location = 'loc-1';
  const state = createInventory({
    api: apiOf({ kiosk: {}, catalogue: { getCatalogueBySKU: read } }),
    locationId: () => location,
    cart: { add: () => undefined, here: () => location },
    toasts: heardToasts().toasts,
    lookUp: async () => ({ warning: 'No quantity available!' }),
    personName: () => 'Maren Okafor',
  });
  const inStock = () => state.facts.open.product?.variants[0]?.inStock;
  return { ...state, inStock, move: (to: string) => (location = to) };
}

test('[Z-05] The open product is read again without going away, also when that fails', async () => {
  const answers: Answer[] = [ok(court(3)), noAnswer];
  const w = world(async () => answers.shift() ?? noAnswer);
  await w.open('HC82-104-CF');
  const reading = w.open('HC82-104-CF');
  expect(w.inStock()).toBe(3);
  await reading;
  expect(w.inStock()).toBe(3);
  expect(w.facts.open.error).toBe('Something went wrong, please try later!');
});

test('[Z-05, Z-08] At another location nothing of the last one stands there, neither while it is read nor when that fails', async () => {
  const second = deferred<Answer>();
  const answers: Promise<Answer>[] = [Promise.resolve(ok(court(3))), second.promise];
  const w = world(() => answers.shift() ?? Promise.resolve(noAnswer));
  await w.open('HC82-104-CF');
  w.move('loc-2');
  const reading = w.open('HC82-104-CF');
  expect(w.inStock()).toBeUndefined();
  second.resolve(noAnswer);
  await reading;
  expect(w.inStock()).toBeUndefined();
});
