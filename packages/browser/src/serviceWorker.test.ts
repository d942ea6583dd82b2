import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasServiceWorker, installServiceWorker } from './serviceWorker.ts';
import type { TrustingPage } from './trustedTypes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Installs a service worker in a page of its own, and tells what the app and the library did. */
async function install({ isRefused = false, trustedTypes }: { isRefused?: boolean; trustedTypes?: object } = {}) {
  const network = { isOnline: true };
  const listeners = new Map<string, () => void>();
  const done: string[] = [];
  const note = (name: string) => async () => void done.push(name);
  class Workbox {
    constructor(readonly address: unknown) {
      done.push(`made for ${String(address)}`);
    }
    addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener);
    messageSkipWaiting = note('skip waiting');
    update = async () => {
      done.push('update');
      if (!network.isOnline) throw new Error('offline');
    };
    register = async () => {
      if (isRefused) throw new Error('refused');
      return {};
    };
  }
  const page = {
    navigator: { serviceWorker: {} },
    location: { reload: note('reload') },
    trustedTypes,
  } as unknown as TrustingPage;
  let use: (() => void) | undefined;
  await installServiceWorker(
    page,
    '/kiosk/sw.js',
    (next) => (use = next),
    async () => ({ Workbox: Workbox as never }),
  );
  return { done, network, tell: (type: string) => listeners.get(type)?.(), offered: () => use };
}

test('a new version is offered, and loaded only when the user takes it', { tags: ['C-13', 'O-06'] }, async () => {
  const { done, tell, offered } = await install();
  expect(offered()).toBeUndefined();
  tell('waiting');
  const use = offered();
  expect(done).toEqual(['made for /kiosk/sw.js']);
  use?.();
  expect(done.slice(1)).toEqual(['skip waiting']);
  tell('controlling');
  expect(done.slice(1)).toEqual(['skip waiting', 'reload']);
});

test('a version that another tab takes does not reload this one', { tags: ['C-13', 'O-06'] }, async () => {
  const { done, tell } = await install();
  tell('waiting');
  tell('controlling');
  expect(done.slice(1)).toEqual([]);
});

test('a page that stays open looks for a new version every 30 minutes', { tags: ['C-13', 'O-06'] }, async () => {
  const { done, network } = await install();
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  expect(done.slice(1)).toEqual([]);
  // An outage does not stop the checks.
  network.isOnline = false;
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(done.slice(1)).toEqual(['update', 'update']);
});

test('a browser that refuses the service worker is not asked again', { tags: 'C-13' }, async () => {
  const { done } = await install({ isRefused: true });
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(done.slice(1)).toEqual([]);
});

test('the Trusted Types policy accepts the address of the app alone', { tags: 'C-13' }, async () => {
  const createPolicy = (_: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => `trusted ${createScriptURL(address)}`,
  });
  const { done } = await install({ trustedTypes: { createPolicy } });
  expect(done).toEqual(['made for trusted /kiosk/sw.js']);
});

test('without service workers or their library the app works as before', { tags: 'C-13' }, async () => {
  const offer = vi.fn();
  const library = vi.fn().mockRejectedValue(new Error('offline'));
  await installServiceWorker({ navigator: {} } as TrustingPage, '/sw.js', offer, library);
  expect(library).not.toHaveBeenCalled();
  await installServiceWorker({ navigator: { serviceWorker: {} } } as TrustingPage, '/sw.js', offer, library);
  expect(library).toHaveBeenCalledOnce();
  expect(offer).not.toHaveBeenCalled();
});

test.each([
  ['an active one', { active: {} }, true],
  ['one that is being installed', { active: null }, false],
  ['none', undefined, false],
] as const)('a device with %s is told apart', { tags: 'C-13' }, async (_, registration, has) => {
  const navigator = { serviceWorker: { getRegistration: async () => registration } };
  expect(await hasServiceWorker({ navigator } as never)).toBe(has);
});

test('a browser without service workers, or that refuses to name them, has none', { tags: 'C-13' }, async () => {
  expect(await hasServiceWorker({ navigator: {} } as never)).toBe(false);
  const getRegistration = async () => Promise.reject(new Error('refused'));
  expect(await hasServiceWorker({ navigator: { serviceWorker: { getRegistration } } } as never)).toBe(false);
});
