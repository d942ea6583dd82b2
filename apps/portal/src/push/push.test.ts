import type { Push, PushDevice } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, english, ok, recordToasts, refused } from '../../test/support.ts';
import { createPush } from './push.ts';
import { type PushBrowser, deviceNameOf } from './pushBrowser.ts';

const tags = ['N-09'];
const device: PushDevice = {
  id: 'd1',
  name: 'Chrome on Android',
  addedAt: '2026-11-30T09:00:00Z',
  isTablet: false,
  mark: 'mark of e1',
};
const subscription = { endpoint: 'e1', p256dh: 'p', auth: 'a' };

/** Calls of a person, with a browser and a store that answer as the test says. */
function setUp(over: Partial<PushBrowser> = {}, { devices = [] as PushDevice[], refusal = '' } = {}) {
  const done: unknown[] = [];
  const kept: (string | undefined)[] = [];
  const push: Push = { publicKey: 'key', kinds: ['tryout'], quietFrom: null, quietTo: null, devices };
  const answer = async (what: unknown) => {
    done.push(what);
    return refusal === '' ? ok(device) : refused(409, refusal);
  };
  const { toasts, said } = recordToasts();
  const store = createPush({
    api: apiOf({
      notification: {
        getPush: async () => ok({ ...push, devices: [...devices] }),
        addPushDevice: async (body) => {
          devices.push(device);
          return answer(body);
        },
        removePushDevice: async ({ pushDeviceId }) => {
          devices.length = 0;
          return answer(`remove ${pushDeviceId}`);
        },
        testPush: async ({ pushDeviceId }) => answer(`test ${pushDeviceId}`),
        setPush: async (body) => {
          Object.assign(push, body);
          await answer(body);
          return ok(push);
        },
      },
    }),
    toasts,
    say: english,
    keepDevice: (id) => void kept.push(id),
    browser: {
      support: () => 'yes',
      permission: () => 'default',
      ask: async () => 'granted',
      current: async () => subscription,
      subscribe: async () => subscription,
      markOf: async (endpoint) => `mark of ${endpoint}`,
      name: 'Chrome on Android',
      ...over,
    },
  });
  return { ...store, done, kept, said };
}

test.each<[string, Partial<PushBrowser>]>([
  ['unsupported', { support: () => 'no' as const }],
  ['notInstalled', { support: () => 'notInstalled' as const }],
  ['denied', { permission: () => 'denied' as const }],
  ['ask', {}],
  ['ask', { permission: () => 'granted' as const, current: async () => undefined }],
])('A device is %s', { tags }, async (here, browser) => {
  const { state, load } = setUp(browser);
  await load();
  expect(state.here).toBe(here);
});

test('A press lets the browser ask, and the store calls this device', { tags }, async () => {
  const browser = { permission: 'default' as NotificationPermission };
  const { state, load, allow, done, kept } = setUp({
    permission: () => browser.permission,
    ask: async () => (browser.permission = 'granted'),
  });
  await load();
  await allow();
  expect(done).toEqual([{ ...subscription, name: 'Chrome on Android' }]);
  expect(state).toMatchObject({ here: 'on', deviceId: 'd1', isPending: false });
  expect(kept.at(-1)).toBe('d1');
});

test('A refusal of the browser sends nothing and is shown', { tags }, async () => {
  const browser = { permission: 'default' as NotificationPermission };
  const { state, load, allow, done } = setUp({
    permission: () => browser.permission,
    ask: async () => (browser.permission = 'denied'),
  });
  await load();
  await allow();
  expect(done).toEqual([]);
  expect(state.here).toBe('denied');
});

test('A push service that cannot be reached is said', { tags }, async () => {
  const { load, allow, said } = setUp({ subscribe: async () => Promise.reject(new Error('no push service')) });
  await load();
  await allow();
  expect(said).toMatchObject([{ kind: 'caution', title: expect.stringContaining('cannot be reached') }]);
});

test('A device that was removed elsewhere is offered again', { tags }, async () => {
  const devices = [device];
  const { state, load, remove } = setUp({ permission: () => 'granted' }, { devices });
  await load();
  expect(state.here).toBe('on');
  await remove('d1');
  expect(state).toMatchObject({ here: 'ask', deviceId: undefined });
});

test('Kinds and the quiet time are stored together', { tags }, async () => {
  const { load, setKind, setQuiet, done } = setUp();
  await load();
  await setKind('delivery', true);
  await setKind('tryout', false);
  await setQuiet({ from: '20:00', to: '09:00' });
  expect(done).toEqual([
    { kinds: ['tryout', 'delivery'], quietFrom: null, quietTo: null },
    { kinds: ['delivery'], quietFrom: null, quietTo: null },
    { kinds: ['delivery'], quietFrom: '20:00', quietTo: '09:00' },
  ]);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['x', 'Browser'],
])('A device has a name that people know: %s', { tags }, (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});
