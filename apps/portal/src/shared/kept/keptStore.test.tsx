import { expect, test } from 'vitest';
import { DEVICE, openKeptStore } from './keptStore.ts';

test('The device keeps the list of one person, and its configuration after a sign-out', { tags: 'W-13' }, async () => {
  const store = openKeptStore(crypto.randomUUID());
  await store.write('maren', 'list', ['11']);
  await store.write(DEVICE, 'config', { currency: 'USD' });
  expect(await store.read('maren', 'list')).toEqual(['11']);

  await store.write('dario', 'list', ['12']);
  expect(await store.read('maren', 'list')).toBeUndefined();
  expect(await store.read('dario', 'list')).toEqual(['12']);

  await store.clear();
  expect(await store.read('dario', 'list')).toBeUndefined();
  expect(await store.read(DEVICE, 'config')).toEqual({ currency: 'USD' });
});
