import * as v from 'valibot';
import { expect, test } from 'vitest';
import { printSearch } from './printSearch.ts';

const read = (address: object) => v.parse(printSearch, address);
const label = { barcode: '0000000001', size: '9', name: 'Halden Court' };

test('The address says what is printed, on which paper, and for which pairs or bins', { tags: 'Z-13' }, () => {
  const address = { what: 'labels', on: 'label', pairs: [label], bins: ['A-14-03'] };
  expect(read(address)).toEqual(address);
  for (const what of ['labels', 'picks', 'pairs']) expect(read({ what })).toEqual({ what });
  expect(read({ on: 'a4' })).toEqual({ on: 'a4' });
});

test('Barcode and size that look like numbers are text', { tags: 'Z-13' }, () => {
  expect(read({ pairs: [{ ...label, barcode: 12, size: 9.5 }] }).pairs).toEqual([
    { ...label, barcode: '12', size: '9.5' },
  ]);
});

test.each([
  { what: 'posters' },
  { on: 'a3' },
  { pairs: [{ ...label, barcode: 'with space' }] },
  { pairs: [{ ...label, barcode: '1'.repeat(65) }] },
  { pairs: [{ ...label, size: '1'.repeat(17) }] },
  { pairs: [{ ...label, name: 'n'.repeat(101) }] },
  { pairs: Array.from({ length: 201 }, () => label) },
  { bins: [''] },
  { bins: ['A'.repeat(17)] },
  { bins: ['A 14'] },
  { bins: Array.from({ length: 201 }, () => 'A-14-03') },
])('%j is left out', { tags: 'Z-13' }, (address) => {
  expect(Object.values(read(address)).filter(Boolean)).toEqual([]);
});

test('The longest values that fit are printed', { tags: 'Z-13' }, () => {
  const longest = { barcode: '1'.repeat(64), size: '1'.repeat(16), name: 'n'.repeat(100) };
  const address = {
    pairs: Array.from({ length: 200 }, () => longest),
    bins: Array.from({ length: 200 }, () => 'A'.repeat(16)),
  };
  expect(read(address)).toEqual(address);
});
