import { expect, test } from 'vitest';
import { fieldName } from './fieldName.ts';

test('[A-03] a JSON pointer, a fragment and a plain name mean the same field', () => {
  expect(fieldName('/bin')).toBe('bin');
  expect(fieldName('#/bin')).toBe('bin');
  expect(fieldName('bin')).toBe('bin');
  expect(fieldName('/items/0/sku')).toBe('items/0/sku');
});

test('[A-03] a name that itself has a slash or a tilde comes out as it was', () => {
  expect(fieldName('/shelf~1bin')).toBe('shelf/bin');
  expect(fieldName('/a~0b')).toBe('a~b');
});
