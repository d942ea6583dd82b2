import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/support.ts';
import { openStoredKeys } from './storedKeys.ts';

test('Values are stored under the keys of the specification', { tags: 'S-08' }, () => {
  const [local, session] = [memoryStorage(), memoryStorage()];
  const keys = openStoredKeys(local, session);
  keys.writeLocal('user-Id', '7');
  keys.writeSession('storeLocationId', 'loc-1');
  expect(local.getItem('user-Id')).toBe('7');
  expect(session.getItem('storeLocationId')).toBe('loc-1');
  expect([keys.readLocal('user-Id'), keys.readSession('storeLocationId')]).toEqual(['7', 'loc-1']);
  keys.removeLocal('user-Id');
  keys.removeSession('storeLocationId');
  expect([local.length, session.length]).toEqual([0, 0]);
});

test.each([
  ['jwt-token', 'not a token'],
  ['jwt-token', 'only.two'],
  ['access-token', '[object Object]'],
  ['UserDetails', '{"homeAccountId":'],
  ['UserDetails', '"a text"'],
  ['UserDetails', '[1]'],
  ['msalConfig', 'undefined'],
] as const)('A %s of a wrong shape (%s) is removed and reads as absent', { tags: 'S-08' }, (key, value) => {
  const local = memoryStorage({ [key]: value });
  expect(openStoredKeys(local, memoryStorage()).readLocal(key)).toBeUndefined();
  expect(local.getItem(key)).toBeNull();
});

test('An empty value reads as absent', { tags: 'S-08' }, () => {
  expect(openStoredKeys(memoryStorage({ 'user-name': '' }), memoryStorage()).readLocal('user-name')).toBeUndefined();
});

test('A browser that refuses storage causes no error', { tags: 'S-08' }, () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const shut = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse } as unknown as Storage;
  const keys = openStoredKeys(shut, shut);
  keys.writeLocal('user-name', 'Maren');
  keys.removeSession('storeId');
  keys.clear();
  expect(keys.readLocal('user-name')).toBeUndefined();
});
