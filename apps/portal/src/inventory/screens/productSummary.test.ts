import type { CatalogueProduct, CatalogueVariant, InventoryProduct } from '@instore/api';
import { expect, test } from 'vitest';
import { english, catalogueProduct, catalogueVariant } from '../../../test/support.ts';
import {
  chosenVariant,
  elsewhere,
  freePairs,
  nearestInStock,
  otherSizeOf,
  shownSystem,
  summaryOfFound,
  summaryOfProduct,
  takenPairs,
} from './productSummary.ts';

const men = catalogueVariant({ inventoryItemId: 'M9', size: '9', sizeSystem: 'US M', euSize: '42.5', inStock: 2 });
const women = catalogueVariant({ inventoryItemId: 'W9', size: '9', sizeSystem: 'US W', euSize: '40.5', inStock: 1 });
const large = catalogueVariant({ inventoryItemId: 'M13', size: '13', sizeSystem: 'US M', euSize: '47.5' });
const fell = catalogueProduct({ variants: [men, women, large] });
const idOf = (variant: CatalogueVariant | undefined) => variant?.inventoryItemId;

test('A size 9 for women and one for men are listed apart', { tags: 'Z-05' }, () => {
  expect(idOf(chosenVariant(fell, '9', 'US M'))).toBe('M9');
  expect(idOf(chosenVariant(fell, '9', 'US W'))).toBe('W9');
  expect(chosenVariant(fell, '13', 'US W')).toBeUndefined();
  expect(summaryOfProduct(fell)).toMatchObject({
    inStore: 6,
    sizes: [
      { size: '9', system: 'US M', quantity: 2 },
      { size: '9', system: 'US W', quantity: 1 },
      { size: '13', system: 'US M', quantity: 3 },
    ],
  });
});

test('An address without a size system selects only an unambiguous size', { tags: 'Z-05' }, () => {
  expect(chosenVariant(fell, '9', undefined)).toBeUndefined();
  expect(idOf(chosenVariant(fell, '13', undefined))).toBe('M13');
  expect(chosenVariant(fell, undefined, 'US W')).toBeUndefined();
});

test('The shown sizes follow the wanted system, or the chosen size, or the first', { tags: 'Z-05' }, () => {
  expect(shownSystem(fell, undefined, 'US W')).toBe('US W');
  expect(shownSystem(fell, women, undefined)).toBe('US W');
  expect(shownSystem(fell, undefined, undefined)).toBe('US M');
  expect(shownSystem(fell, undefined, 'EU')).toBe('US M');
  expect(shownSystem(catalogueProduct({ variants: [] }), undefined, undefined)).toBe('');
});

test('A size shows its European size, unless it is one or has none', { tags: 'Z-05' }, () => {
  expect(otherSizeOf(men)).toBe('EU 42.5');
  expect(otherSizeOf({ ...men, sizeSystem: 'EU' })).toBeUndefined();
  expect(otherSizeOf({ ...men, sizeSystem: 'Regular', euSize: null })).toBeUndefined();
});

test('Only available units with a label are listed; the others are counted', { tags: 'Z-05' }, () => {
  type Pair = CatalogueVariant['pairs'][number];
  const pair = (over: Partial<Pair>): Pair => ({
    barcode: '2048177304161',
    locationId: 'loc-1',
    state: 'Checked In',
    bin: 'A-14-03',
    shelf: '3',
    zone: 'stockroom',
    missing: false,
    onHold: false,
    consigned: false,
    ...over,
  });
  const pairs = [
    pair({}),
    pair({ state: 'Pending' }),
    pair({ missing: true }),
    pair({ onHold: true }),
    pair({ state: 'Checked Out' }),
    pair({ state: 'Pending' }),
    pair({ barcode: null }),
    pair({ barcode: '2048177304178', zone: 'floor', bin: null }),
    pair({ barcode: '2048177304185', zone: null, shelf: null, consigned: true }),
  ];
  expect(freePairs(english, { ...men, pairs })).toEqual([
    { barcode: '2048177304161', bin: 'A-14-03', place: 'Stockroom', shelf: '3', isConsigned: false },
    { barcode: '2048177304178', bin: 'No bin', place: 'Sales floor', shelf: '3', isConsigned: false },
    { barcode: '2048177304185', bin: 'A-14-03', place: 'In this store', isConsigned: true },
  ]);
  expect(takenPairs(english, { ...men, pairs })).toBe(
    '2 reserved, 1 checked out, 1 on hold, 1 missing, 1 without a label',
  );
  expect(takenPairs(english, { ...men, pairs: [pair({})] })).toBe('');
});

test('A product without sizes is shown without a price', { tags: 'Z-05' }, () => {
  const found = (prices: readonly number[]): InventoryProduct => ({
    id: 'p-1',
    sku: 'TFR-2210-BE',
    title: 'Tarn Fell Runner',
    brand: 'Tarn',
    inventoryBrand: 'Tarn',
    model: 'Fell Runner',
    type: 'sneakers',
    colourway: { name: 'Basalt / Ember', swatches: [] },
    imageUrl: '/artwork/x.svg',
    received: null,
    inStock: 0,
    elsewhere: 0,
    sizes: prices.map((price) => ({
      inventoryItemId: `v-${price}`,
      size: '9',
      sizeSystem: 'US M',
      price,
      inStock: 0,
      elsewhere: 0,
    })),
  });
  expect(summaryOfFound(found([120, 90]))).toMatchObject({ price: 90 });
  expect(summaryOfFound(found([])).price).toBeUndefined();
  expect(summaryOfProduct(fell)).toHaveProperty('price', fell.price);
  expect(summaryOfProduct(fell).imageUrl).toBe('/artwork/runner.svg');
  expect(summaryOfProduct({ ...fell, images: [] }).imageUrl).toBe('');
  expect(summaryOfProduct(catalogueProduct({ price: 0, variants: [] }))).toHaveProperty('price', undefined);
});

test('Other locations are listed with their stock of the size', { tags: 'Z-05' }, () => {
  const availability: CatalogueVariant['availability'] = [
    { locationId: 'loc-1', inStock: 2 },
    { locationId: 'loc-2', inStock: 3 },
    { locationId: 'loc-3', inStock: 0 },
    { locationId: 'loc-9', inStock: 1 },
  ];
  const locations: CatalogueProduct['locations'] = [
    { id: 'loc-1', name: 'Canal Street', inUse: true },
    { id: 'loc-2', name: 'Bedford Avenue', inUse: false },
    { id: 'loc-3', name: 'Harlem', inUse: false },
  ];
  expect(elsewhere({ ...fell, locations }, { ...men, availability })).toEqual([
    { id: 'loc-2', name: 'Bedford Avenue', quantity: 3 },
  ]);
});

test('A sold-out size offers the nearest size in stock, with more pairs if two match', { tags: 'Z-05' }, () => {
  const sized = (size: string, inStock: number, sizeSystem: CatalogueVariant['sizeSystem'] = 'US M') =>
    catalogueVariant({ inventoryItemId: `${sizeSystem} ${size}`, size, sizeSystem, inStock });
  const wanted = sized('11.5', 0);
  const nearestOf = (...others: CatalogueVariant[]) =>
    nearestInStock(catalogueProduct({ variants: others }), wanted)?.inventoryItemId;
  expect(nearestOf(sized('11', 1), wanted, sized('12', 4))).toBe('US M 12');
  expect(nearestOf(sized('10', 9), sized('11', 0), wanted, sized('12', 1))).toBe('US M 12');
  expect(nearestOf(sized('11', 0), wanted, sized('12', 3, 'US W'))).toBeUndefined();
  const [medium, soldOut] = [sized('M', 2, 'Regular'), sized('L', 0, 'Regular')];
  expect(nearestInStock(catalogueProduct({ variants: [medium, soldOut] }), soldOut)).toBe(medium);
});
