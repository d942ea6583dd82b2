import type { Device } from '@instore/api';
import { expect, test } from 'vitest';
import { apiOf, english, ok, recordToasts, refused } from '../../test/support.ts';
import { createTablets } from './tablets.ts';

const device = (deviceId: string, name: string, kind: Device['kind'] = 'tablet'): Device => ({
  deviceId,
  kind,
  name,
  locationId: 'loc-1',
  lockMinutes: 2,
  enrolledAt: null,
  inUseBy: 'Maren',
  people: [],
});

function open(devices: Device[]) {
  const server = { devices };
  const place = { locationId: 'loc-1' };
  const heard = recordToasts();
  const find = (deviceId: string) => server.devices.find((one) => one.deviceId === deviceId);
  const tablets = createTablets({
    api: apiOf({
      kiosk: {
        getDevices: async () => ok([...server.devices]),
        renameDevice: async ({ deviceId, body }) => {
          server.devices = server.devices.map((one) => (one.deviceId === deviceId ? { ...one, ...body } : one));
          return ok(device(deviceId, body.name));
        },
        lockDevice: async ({ deviceId }) => {
          server.devices = server.devices.map((one) => (one.deviceId === deviceId ? { ...one, inUseBy: null } : one));
          return ok(device(deviceId, ''));
        },
        removeDevice: async ({ deviceId }) => {
          const gone = find(deviceId);
          server.devices = server.devices.filter((one) => one !== gone);
          return gone ? ok(gone) : refused(404, 'There is no such device.', 'not-found');
        },
      },
    }),
    toasts: heard.toasts,
    say: english,
    locationId: () => place.locationId,
  });
  return { tablets, server, heard, place };
}

test('The list has the tablets of the location, not its kiosks', { tags: 'D-01' }, async () => {
  const { tablets } = open([device('t1', 'Front door'), device('k1', 'Window', 'kiosk')]);
  await tablets.devices.load();
  expect(tablets.devices.state.value).toEqual([device('t1', 'Front door')]);
});

test('A tablet can be renamed and locked, and the list shows it', { tags: 'D-01' }, async () => {
  const { tablets, heard } = open([device('t1', 'Front door')]);
  await tablets.devices.load();
  expect(await tablets.rename('t1', 'Street door')).toBeUndefined();
  await tablets.lock('t1');
  expect(tablets.devices.state.value).toMatchObject([{ name: 'Street door', inUseBy: null }]);
  expect(heard.titles()).toEqual(['Street door is locked']);
});

test('A tablet that another admin has removed leaves the list, which is said', { tags: 'D-01' }, async () => {
  const { tablets, server, heard } = open([device('t1', 'Front door'), device('t2', 'Back wall')]);
  await tablets.devices.load();
  server.devices = [device('t1', 'Front door')];
  await tablets.remove('t2');
  expect(tablets.devices.state.value).toEqual([device('t1', 'Front door')]);
  await tablets.remove('t1');
  expect(heard.titles()).toEqual(['There is no such device.', 'Front door is removed']);
});

test('A lock that is answered after a change of location says nothing there', { tags: ['D-01', 'E-03'] }, async () => {
  const { tablets, heard, place } = open([device('t1', 'Front door')]);
  await tablets.devices.load();
  const locking = tablets.lock('t1');
  place.locationId = 'loc-2';
  tablets.devices.clear();
  await locking;
  expect(heard.titles()).toEqual([]);
  expect(tablets.devices.state.value).toBeUndefined();
});

test('Two presses on Remove remove a tablet once', { tags: 'D-01' }, async () => {
  const { tablets, heard } = open([device('t1', 'Front door')]);
  await tablets.devices.load();
  await Promise.all([tablets.remove('t1'), tablets.remove('t1')]);
  expect(heard.titles()).not.toContain('There is no such device.');
  expect(tablets.devices.state.value).toEqual([]);
});
