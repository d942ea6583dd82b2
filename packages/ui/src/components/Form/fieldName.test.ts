import { expect, test } from 'vitest';
import { fieldName } from './fieldName.ts';

test('a JSON pointer, a fragment and a plain name mean the same field', { tags: 'A-03' }, () => {
  expect(fieldName('/bin')).toBe('bin');
  expect(fieldName('#/bin')).toBe('bin');
  expect(fieldName('bin')).toBe('bin');
  expect(fieldName('/items/0/sku')).toBe('items/0/sku');
});

test('a name that itself has a slash or a tilde comes out as it was', { tags: 'A-03' }, () => {
  expect(fieldName('/shelf~1bin')).toBe('shelf/bin');
  expect(fieldName('/a~0b')).toBe('a~b');
});
