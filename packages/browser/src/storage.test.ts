import { expect, test } from 'vitest';
import { storageOf } from './storage.ts';

test('[S-08] A forbidden storage is replaced by one in memory', () => {
  const storage = storageOf(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
  expect([storage.length, storage.key(0), storage.key(1)]).toEqual([1, 'theme', null]);
  storage.removeItem('theme');
  storage.setItem('muted', 'true');
  storage.clear();
  expect(storage.getItem('muted')).toBeNull();
});

test('[S-08] An available storage is used', () => {
  const lent = { getItem: () => 'kept' } as unknown as Storage;
  expect(storageOf(() => lent)).toBe(lent);
});
