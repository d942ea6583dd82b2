import { expect, test } from 'vitest';
import { cartLine, memoryStorage } from '../../test/support.ts';
import { MISSING_PHOTOS_KEY } from '../shared/photos/missingPhotos.ts';
import type { OutboxEntry } from '../outbox/outboxEntry.ts';
import { createDeviceData } from './deviceData.ts';

const cart = JSON.stringify({ lines: [cartLine({ quantity: 2 })], key: 'key-0001' });

function openDevice(unsent: readonly number[] = []) {
  const local = memoryStorage();
  const cleared: string[] = [];
  const device = createDeviceData({
    local,
    storage: {
      list: async (personId) => (personId === 'u-7' ? unsent.map((id) => ({ id }) as OutboxEntry) : []),
      countOthers: async () => 1,
    },
    personId: () => 'u-7',
    onCleared: () => void cleared.push('cleared'),
  });
  return { device, local, cleared };
}

test('What the device stores: pairs in carts, settings, and unsent work', { tags: ['Z-08', 'W-13'] }, async () => {
  const { device, local } = openDevice([3, 4]);
  await device.load();
  expect(device.state).toEqual({ cartPairs: 0, hasSettings: false, unsent: { own: 2, others: 1 }, isKnown: true });
  local.setItem('request-cart:u-7:loc-1', cart);
  local.setItem('request-cart:u-7:loc-2', cart);
  local.setItem('theme', 'dark');
  await device.load();
  expect(device.state).toMatchObject({ cartPairs: 4, hasSettings: true });
});

test('Clearing removes carts and settings, and keeps the session and other apps', { tags: 'Z-08' }, async () => {
  const { device, local, cleared } = openDevice();
  const settings = ['theme', 'text-size', 'density', 'language', 'sounds', 'muted', 'inventory-layout'];
  for (const key of settings) local.setItem(key, 'x');
  for (const key of ['jwt-token', 'msal.account', 'kiosk-device']) local.setItem(key, 'kept');
  local.setItem('request-cart:u-7:loc-1', cart);
  await device.clear();
  const kept = Array.from({ length: local.length }, (_, at) => local.key(at));
  expect(new Set(kept)).toEqual(new Set(['jwt-token', 'kiosk-device', 'msal.account']));
  expect(cleared).toEqual(['cleared']);
  expect(device.state).toMatchObject({ cartPairs: 0, hasSettings: false });
});

test('Clearing forgets which photos are missing', { tags: 'Z-08' }, async () => {
  const { device, local } = openDevice();
  local.setItem(MISSING_PHOTOS_KEY, JSON.stringify({ 'u-7': 1 }));
  await device.clear();
  expect(local.getItem(MISSING_PHOTOS_KEY)).toBeNull();
});

test('Work that cannot be read is unknown, not none', { tags: 'W-13' }, async () => {
  const device = createDeviceData({
    local: memoryStorage(),
    storage: { list: () => Promise.reject(new Error('forbidden')), countOthers: async () => 0 },
    personId: () => 'u-7',
    onCleared: () => undefined,
  });
  await device.load();
  expect(device.state).toMatchObject({ unsent: undefined, isKnown: true });
});
