import { expect, test } from 'vitest';
import { storageOf } from './storage.ts';

test('A forbidden storage is replaced by one in memory', { tags: 'S-08' }, () => {
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

test('An available storage is used', { tags: 'S-08' }, () => {
  const lent = { getItem: () => 'kept' } as unknown as Storage;
  expect(storageOf(() => lent)).toBe(lent);
});
