import { expect, test } from 'vitest';
import { DEVICE, openKeptStorage } from './keptStorage.ts';

test('The device keeps the list of one person, and its configuration after a sign-out', { tags: 'W-13' }, async () => {
  const storage = openKeptStorage(crypto.randomUUID());
  await storage.write('maren', 'list', ['11']);
  await storage.write(DEVICE, 'config', { currency: 'USD' });
  expect(await storage.read('maren', 'list')).toEqual(['11']);

  await storage.write('dario', 'list', ['12']);
  expect(await storage.read('maren', 'list')).toBeUndefined();
  expect(await storage.read('dario', 'list')).toEqual(['12']);

  await storage.clear();
  expect(await storage.read('dario', 'list')).toBeUndefined();
  expect(await storage.read(DEVICE, 'config')).toEqual({ currency: 'USD' });
});
