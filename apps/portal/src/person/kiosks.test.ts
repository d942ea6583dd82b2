import type { Device, Result } from '@instore/api';
import { expect, test } from 'vitest';
import { deviceOf } from '../../test/devices.ts';
import { apiOf, deferred, english, manualClock, ok, recordToasts, refused } from '../../test/support.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createKiosks } from './kiosks.ts';

const device = (deviceId: string, name: string) => deviceOf({ deviceId, name });
const EXPIRES_IN_MS = 600_000;

function openKiosks(devices: Device[]) {
  const clock = manualClock();
  const server = { devices, answer: undefined as Promise<Result<Device[]>> | undefined };
  const place = { locationId: 'loc-1' };
  const heard = recordToasts();
  const asked: string[] = [];
  const keys: (string | undefined)[] = [];
  const read: string[] = [];
  const kiosks = createKiosks({
    api: apiOf({
      kiosk: {
        getDevices: async ({ locationId }) => {
          read.push(locationId);
          return server.answer ?? ok([...server.devices]);
        },
        createPairingCode: async ({ name }, options) => {
          asked.push(name);
          keys.push(options?.key);
          return name === 'Nowhere'
            ? refused(403, 'You do not work there.', 'forbidden')
            : ok({ code: '12345678', expiresAt: new Date(clock.now() + EXPIRES_IN_MS).toISOString() });
        },
        renameDevice: async ({ deviceId, body }) => {
          server.devices = server.devices.map((one) => (one.deviceId === deviceId ? { ...one, ...body } : one));
          return ok(device(deviceId, body.name));
        },
        removeDevice: async ({ deviceId }) => {
          const gone = server.devices.find((one) => one.deviceId === deviceId);
          server.devices = server.devices.filter((one) => one !== gone);
          return gone ? ok(gone) : refused(404, 'There is no such device.', 'not-found');
        },
      },
    }),
    toasts: heard.toasts,
    say: english,
    clock,
    locationId: () => place.locationId,
  });
  return { kiosks, server, heard, clock, place, asked, keys, read };
}

test('A code is shown until a kiosk of its name appears, which is said', { tags: 'C-09' }, async () => {
  const { kiosks, server, heard } = openKiosks([device('k1', 'Front door')]);
  await kiosks.devices.load();
  expect(await kiosks.createCode('Back wall')).toBeUndefined();
  expect(kiosks.state.code).toMatchObject({ name: 'Back wall', code: '12345678' });
  await kiosks.lookForPaired();
  expect(kiosks.state.code).toBeDefined();
  server.devices.push(device('k2', 'Back wall'));
  await kiosks.lookForPaired();
  expect(kiosks.state.code).toBeUndefined();
  expect(heard.titles()).toEqual(['Back wall is paired']);
});

test('A code that the admin closes is hidden at once, and the list stays', { tags: 'C-09' }, async () => {
  const { kiosks, heard } = openKiosks([device('k1', 'Front door')]);
  await kiosks.devices.load();
  await kiosks.createCode('Back wall');
  kiosks.closeCode();
  expect(kiosks.state.code).toBeUndefined();
  expect(kiosks.devices.state.value).toEqual([device('k1', 'Front door')]);
  expect(heard.titles()).toEqual([]);
});

test('An expired code is closed, which is said; a failed look keeps code and list', { tags: 'C-09' }, async () => {
  const { kiosks, server, heard, clock } = openKiosks([device('k1', 'Front door')]);
  await kiosks.devices.load();
  await kiosks.createCode('Back wall');
  server.answer = Promise.resolve(refused(503));
  await kiosks.lookForPaired();
  expect(kiosks.devices.state).toMatchObject({ error: undefined, value: [device('k1', 'Front door')] });
  clock.pass(EXPIRES_IN_MS);
  await kiosks.lookForPaired();
  expect(kiosks.state.code).toBeUndefined();
  expect(heard.titles()).toEqual(['The code of Back wall has expired']);
});

test('A code that is refused says why', { tags: 'C-09' }, async () => {
  const { kiosks } = openKiosks([]);
  expect(await kiosks.createCode('Nowhere')).toBe('You do not work there.');
  expect(kiosks.state).toMatchObject({ code: undefined, isPending: false });
});

test('A kiosk can be renamed and shut out, and a missing kiosk is named', { tags: 'C-09' }, async () => {
  const { kiosks, server, heard } = openKiosks([device('k1', 'Front door'), device('k2', 'Back wall')]);
  await kiosks.devices.load();
  expect(await kiosks.rename('k1', 'Street door')).toBeUndefined();
  expect(kiosks.devices.state.value).toEqual([device('k1', 'Street door'), device('k2', 'Back wall')]);
  // Another admin shuts one out meanwhile.
  server.devices = [device('k1', 'Street door')];
  await kiosks.revoke('k2');
  expect(kiosks.devices.state.value).toEqual([device('k1', 'Street door')]);
  await kiosks.revoke('k1');
  expect(kiosks.devices.state.value).toEqual([]);
  expect(heard.titles()).toEqual(['There is no such device.', 'Street door is shut out']);
});

test(
  'Kiosks that cannot be read are an error, and are not shown at another location',
  { tags: ['C-09', 'E-03'] },
  async () => {
    const { kiosks, server, place } = openKiosks([device('k1', 'Front door')]);
    await kiosks.devices.load();
    const late = deferred<Result<Device[]>>();
    server.answer = late.promise;
    const loading = kiosks.devices.load();
    place.locationId = 'loc-2';
    kiosks.reset();
    late.resolve(ok([device('k1', 'Front door')]));
    await loading;
    expect(kiosks.devices.state).toMatchObject({ value: undefined, status: 'idle' });
    server.answer = Promise.resolve(refused(403, 'You do not work there.', 'forbidden'));
    await kiosks.devices.load();
    expect(kiosks.devices.state).toMatchObject({ error: 'You do not work there.', status: 'failed' });
  },
);

test('A change of location closes the code of the last one', { tags: ['C-09', 'E-03'] }, async () => {
  const { kiosks } = openKiosks([]);
  await kiosks.createCode('Back wall');
  expect(kiosks.state.code).toBeDefined();
  kiosks.reset();
  expect(kiosks.state.code).toBeUndefined();
});

test(
  'A code that is answered after a change of location is not shown at the new one',
  { tags: ['C-09', 'E-03'] },
  async () => {
    const { kiosks, place } = openKiosks([]);
    const making = kiosks.createCode('Back wall');
    place.locationId = 'loc-2';
    kiosks.reset();
    expect(await making).toBeUndefined();
    expect(kiosks.state).toMatchObject({ code: undefined, isPending: false });
  },
);

test('A double press makes one code, and several codes keep their order', { tags: 'C-09' }, async () => {
  const { kiosks, asked } = openKiosks([]);
  const refusals = await Promise.all([kiosks.createCode('Nowhere'), kiosks.createCode('Nowhere')]);
  expect(refusals).toEqual(['You do not work there.', 'You do not work there.']);
  await Promise.all([kiosks.createCode('Front door'), kiosks.createCode('Back wall')]);
  expect(asked).toEqual(['Nowhere', 'Front door', 'Back wall']);
  expect(kiosks.state).toMatchObject({ code: { name: 'Back wall' }, isPending: false });
});

test('A code for a name that another kiosk has is shown until the new kiosk appears', { tags: 'C-09' }, async () => {
  const { kiosks, server, heard } = openKiosks([device('k1', 'Back wall')]);
  await kiosks.devices.load();
  await kiosks.createCode('Back wall');
  await kiosks.lookForPaired();
  expect(kiosks.state.code).toBeDefined();
  server.devices.push(device('k2', 'Back wall'));
  await kiosks.lookForPaired();
  expect(kiosks.state.code).toBeUndefined();
  expect(heard.titles()).toEqual(['Back wall is paired']);
});

test('A code stays if a kiosk of its name may be older than the read of the list', { tags: 'C-09' }, async () => {
  const { kiosks, heard } = openKiosks([device('k1', 'Back wall')]);
  await kiosks.createCode('Back wall');
  await kiosks.devices.load();
  expect(kiosks.state.code).toBeDefined();
  expect(heard.titles()).toEqual([]);
});

test('Kiosks are read and codes are made for the location in use, each code with a key', { tags: 'C-09' }, async () => {
  const { kiosks, place, keys, read } = openKiosks([]);
  await kiosks.devices.load();
  await kiosks.createCode('Back wall');
  place.locationId = 'loc-2';
  kiosks.reset();
  await kiosks.devices.load();
  await kiosks.createCode('Back wall');
  expect(read).toEqual(['loc-1', 'loc-2']);
  expect([new Set(keys).size, keys.every((key) => key !== undefined)]).toEqual([2, true]);
});

test('Two kiosks that are renamed or shut out one right after the other both are', { tags: 'C-09' }, async () => {
  const { kiosks } = openKiosks([device('k1', 'A'), device('k2', 'B'), device('k3', 'C')]);
  await kiosks.devices.load();
  await Promise.all([kiosks.rename('k1', 'Door'), kiosks.rename('k1', 'Street door'), kiosks.rename('k2', 'Wall')]);
  expect(kiosks.devices.state.value?.map(({ name }) => name)).toEqual(['Street door', 'Wall', 'C']);
  await Promise.all([kiosks.revoke('k1'), kiosks.revoke('k2')]);
  expect(kiosks.devices.state.value?.map(({ name }) => name)).toEqual(['C']);
});

test(
  'While the kiosks are read again the page says so, and a success clears the error',
  { tags: ['C-09', 'E-03'] },
  async () => {
    const { kiosks, server } = openKiosks([device('k1', 'Front door')]);
    server.answer = Promise.resolve(refused(503));
    await kiosks.devices.load();
    expect(kiosks.devices.state).toMatchObject({ error: SOMETHING_WRONG, value: undefined });
    server.answer = undefined;
    const loading = kiosks.devices.load();
    expect(kiosks.devices.state.status).toBe('loading');
    await loading;
    expect(kiosks.devices.state).toMatchObject({ error: undefined, status: 'ready' });
  },
);
