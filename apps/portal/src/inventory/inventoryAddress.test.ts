import { expect, test } from 'vitest';
import { readInventoryAddress } from './inventoryAddress.ts';

test('Both views and their filters are in the address', { tags: 'F-06' }, () => {
  const address = {
    view: 'pairs',
    order: 'PRICE_ASC',
    q: 'court',
    filters: { type: ['boots'], size: ['10.5'], price: [100, 165], date: ['2026-11-01', ''] },
    pairs: { brand: ['Halden'], allSizes: ['EU 44'], title: 'fell' },
  };
  expect(readInventoryAddress(address)).toEqual(address);
  expect(readInventoryAddress({})).toEqual({});
});

test('What is not understood is left out and named', { tags: 'F-06' }, () => {
  expect(
    readInventoryAddress({
      view: 'tiles',
      order: 'RANDOM',
      q: { a: 1 },
      filters: { type: ['boots', 'hats'], price: ['cheap', 1], date: ['2026-13-01', ''], colour: ['red'], size: [9] },
      pairs: 'all',
    }),
  ).toEqual({
    filters: { type: ['boots'], size: ['9'] },
    unknown: [
      'q={"a":1}',
      'view=tiles',
      'order=RANDOM',
      'filters.type=hats',
      'filters.price=["cheap",1]',
      'filters.date=["2026-13-01",""]',
      'filters.colour=["red"]',
      'pairs=all',
    ],
  });
});

test('What was named stays named when the router reads its own address', { tags: 'F-06' }, () => {
  const first = readInventoryAddress({ view: 'tiles', q: 'court' });
  expect(readInventoryAddress({ ...first })).toEqual({ q: 'court', unknown: ['view=tiles'] });
});

test('A value that is left out replaces the raw value of the address', { tags: 'F-06' }, () => {
  const raw = { q: { a: 1 }, view: 'tiles', filters: 'all' };
  expect({ ...raw, ...readInventoryAddress(raw) }).toMatchObject({ q: undefined, view: undefined, filters: undefined });
});

test('Empty parameters are no filters and nothing to name', { tags: 'F-06' }, () => {
  expect(readInventoryAddress({ q: '', sku: '', filters: {}, pairs: { type: [] } })).toEqual({});
  expect(readInventoryAddress({ filters: null })).toEqual({ unknown: ['filters=null'] });
});

test('A long value is named by its beginning, and twenty values at most are repeated', { tags: 'F-06' }, () => {
  const long = 'x'.repeat(41);
  expect(readInventoryAddress({ view: long }).unknown).toEqual([`view=${long.slice(0, 40)}…`]);
  expect(readInventoryAddress({ view: long.slice(1) }).unknown).toEqual([`view=${long.slice(1)}`]);
  const many = Array.from({ length: 30 }, (_, at) => `filters.type=${at}`);
  expect(readInventoryAddress({ unknown: [3, ...many] }).unknown).toEqual(many.slice(0, 20));
});

test('The view of the products can be in the address', { tags: 'F-06' }, () => {
  expect(readInventoryAddress({ view: 'products' })).toEqual({ view: 'products' });
});
