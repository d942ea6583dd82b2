import { expect, test } from 'vitest';
import { createScanKeys } from './scanKeys.ts';

test('The keys of a person are typed, and those of a scanner are one code', { tags: 'D-03' }, () => {
  const read = createScanKeys();
  for (const [index, key] of Array.from('1947').entries()) expect(read(key, index * 120)).toEqual({ kind: 'typed' });
  expect(read('0', 5_000)).toEqual({ kind: 'typed' });
  for (const [index, key] of Array.from('812345').entries()) expect(read(key, 5_005 + index * 5).kind).toBe('scanning');
  expect(read('Enter', 5_036)).toEqual({ kind: 'scanned', code: '0812345' });
  expect(read('7', 6_000)).toEqual({ kind: 'typed' });
});

test('Enter of a person after a digit is no scan', { tags: 'D-03' }, () => {
  const read = createScanKeys();
  read('1', 0);
  expect(read('Enter', 400)).toEqual({ kind: 'typed' });
});
