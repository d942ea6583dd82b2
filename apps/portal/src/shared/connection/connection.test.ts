import type { Notification } from '@instore/api';
import type * as realtime from '@instore/realtime';
import { expect, test } from 'vitest';
import { deferred, recordLog, settle } from '../../../test/support.ts';
import { createConnection } from './connection.ts';
import type { Changes } from './locationChanges.ts';

type Options = Parameters<typeof realtime.connect>[0];
type Loaded = Pick<typeof realtime, 'connect' | 'changeTopics' | 'notificationTopics' | 'browserSignals' | 'liveUrl'>;

function setUp(over: { isMissing?: boolean; close?: () => Promise<void>; loaded?: Promise<void> } = {}) {
  const opened: Options[] = [];
  const calls: string[] = [];
  const heard: Notification[] = [];
  const changes: Changes[] = [];
  const place = { locationId: '' };
  const log = recordLog();
  const store = createConnection({
    load: async () => {
      await over.loaded;
      if (over.isMissing) throw new Error('no chunk');
      return {
        connect: (options: Options) => {
          opened.push(options);
          return {
            state: { kind: 'connecting' },
            retry: () => void calls.push('retry'),
            close: async () => {
              calls.push('close');
              await over.close?.();
            },
          };
        },
        changeTopics: (locationId: string) => ({ changes: { destination: `/topic/locations/${locationId}` } }),
        notificationTopics: (userId: string) => ({ mine: { destination: `/user/${userId}` } }),
        browserSignals: () => ({}),
        liveUrl: (base: string, page: string) => new URL(base, page).href,
      } as unknown as Loaded;
    },
    view: { location: { href: 'https://portal.example/shoesize' } } as Window,
    base: '/ws',
    getToken: async () => 'token',
    locationId: () => place.locationId,
    log,
    onNotification: (notification) => void heard.push(notification),
    onChanges: (change) => void changes.push(change),
    onLive: () => void calls.push('live'),
  });
  return { ...store, opened, calls, heard, changes, place, log };
}

test('It connects once for a user, at the configured address', { tags: 'L-01' }, async () => {
  const w = setUp();
  await Promise.all([w.start('u-7'), w.start('u-7')]);
  expect(w.opened).toHaveLength(1);
  expect(w.opened[0]?.url).toBe('https://portal.example/ws');
  expect(w.opened[0]?.topics).toEqual({ mine: { destination: '/user/u-7' } });
});

test('The state follows the connection', { tags: ['L-04', 'L-03'] }, async () => {
  const w = setUp();
  await w.start('u-7');
  w.opened[0]?.onState({ kind: 'live' });
  expect(w.state.kind).toBe('live');
  w.opened[0]?.onState({ kind: 'waiting', attempt: 1, nextAttemptAt: 5000 });
  expect(w.state).toMatchObject({ kind: 'waiting', nextAttemptAt: 5000 });
  w.opened[0]?.onState({ kind: 'stopped' });
  expect(w.state.kind).toBe('stopped');
  w.retry('u-7');
  expect(w.calls).toEqual(['live', 'retry']);
});

test('Messages are passed on', { tags: 'L-02' }, async () => {
  const w = setUp();
  await w.start('u-7');
  const payload = { id: '9' } as Notification;
  w.opened[0]?.onMessage({ topic: 'mine', id: '9', payload });
  expect(w.heard).toEqual([payload]);
});

test('Each connection, also the first, asks once for missed messages', { tags: 'L-04' }, async () => {
  const w = setUp();
  await w.start('u-7');
  expect(w.calls).toEqual([]);
  // The lists were read before the connection was live.
  w.opened[0]?.onState({ kind: 'live' });
  expect(w.calls).toEqual(['live']);
  w.opened[0]?.onState({ kind: 'waiting', attempt: 1, nextAttemptAt: 5000 });
  w.opened[0]?.onState({ kind: 'connecting' });
  w.opened[0]?.onState({ kind: 'live' });
  w.opened[0]?.onReconnected?.();
  expect(w.calls).toEqual(['live', 'live']);
});

test('If its code cannot be loaded, live updates are off and can be retried', { tags: 'L-04' }, async () => {
  const w = setUp({ isMissing: true });
  await w.start('u-7');
  expect(w.state.kind).toBe('stopped');
  expect(w.log.lines).toHaveLength(1);
});

test('After the session the connection is closed', { tags: 'S-09' }, async () => {
  const w = setUp();
  await w.start('u-7');
  await w.stop();
  expect(w.calls).toEqual(['close']);
  expect(w.state.kind).toBe('idle');
});

test('At another location it subscribes again and reads missed messages', { tags: ['L-04', 'Z-08'] }, async () => {
  const w = setUp();
  await w.start('u-7');
  w.opened[0]?.onState({ kind: 'live' });
  await w.restart('u-7');
  expect(w.calls).toEqual(['live', 'close']);
  expect(w.opened).toHaveLength(2);
  w.opened[1]?.onState({ kind: 'live' });
  w.opened[1]?.onState({ kind: 'live' });
  expect(w.calls).toEqual(['live', 'close', 'live']);
});

test('After a logout during a new subscription it does not connect again', { tags: ['Z-08', 'S-09'] }, async () => {
  const closing = deferred<void>();
  const w = setUp({ close: () => closing.promise });
  await w.start('u-7');
  const restarting = w.restart('u-7');
  const stopping = w.stop();
  closing.resolve();
  await Promise.all([restarting, stopping]);
  expect(w.opened).toHaveLength(1);
  expect(w.state.kind).toBe('idle');
});

test('A change of location while the code is loaded leaves one connection', { tags: ['L-01', 'Z-08'] }, async () => {
  const chunk = deferred<void>();
  const w = setUp({ loaded: chunk.promise });
  const both = Promise.all([w.start('u-7'), w.restart('u-7')]);
  await settle();
  chunk.resolve();
  await both;
  expect(w.opened).toHaveLength(1);
  await w.stop();
  expect(w.calls).toEqual(['close']);
});

test('A failed load for the last location does not affect the current one', { tags: ['L-04', 'Z-08'] }, async () => {
  const chunk = deferred<void>();
  let loads = 0;
  const w = setUp({
    get loaded() {
      loads += 1;
      return loads === 1 ? chunk.promise.then(() => Promise.reject(new Error('no chunk'))) : Promise.resolve();
    },
  });
  const starting = w.start('u-7');
  await w.restart('u-7');
  w.opened[0]?.onState({ kind: 'live' });
  chunk.resolve();
  await starting;
  expect(w.state.kind).toBe('live');
  await w.start('u-7');
  expect(w.opened).toHaveLength(1);
});

const nothing = { id: 'c0', all: false, lines: [], tryouts: [], units: [] };

test('It listens to the changes of the location in use, once one is known', { tags: 'W-09' }, async () => {
  const w = setUp();
  await w.start('u-7');
  expect(w.opened[0]?.topics).toEqual({ mine: { destination: '/user/u-7' } });
  w.place.locationId = 'canal-street';
  await w.start('u-7');
  await w.start('u-7');
  expect(w.calls).toEqual(['close']);
  expect(w.opened).toHaveLength(2);
  expect(w.opened[1]?.topics).toEqual({
    mine: { destination: '/user/u-7' },
    changes: { destination: '/topic/locations/canal-street' },
  });
});

test('Changes are passed on, and the first of each connection shows that they arrive', { tags: 'W-09' }, async () => {
  const w = setUp();
  w.place.locationId = 'canal-street';
  await w.start('u-7');
  const [connection] = w.opened;
  const message = (payload: object) => connection?.onMessage({ topic: 'changes', id: '', payload });
  connection?.onState({ kind: 'connecting' });
  message(nothing);
  connection?.onState({ kind: 'live' });
  expect(w.state).toMatchObject({ kind: 'live', areChangesLive: true });
  message({ ...nothing, id: 'c1', lines: ['11'] });
  expect(w.changes).toMatchObject([{ lines: [] }, { lines: ['11'] }]);
  expect(w.heard).toEqual([]);

  connection?.onState({ kind: 'waiting', attempt: 1, nextAttemptAt: 5000 });
  expect(w.state.areChangesLive).toBe(false);
  connection?.onState({ kind: 'connecting' });
  connection?.onState({ kind: 'live' });
  expect(w.state).toMatchObject({ kind: 'live', areChangesLive: false });
  message(nothing);
  expect(w.state.areChangesLive).toBe(true);
  await w.stop();
  expect(w.state.areChangesLive).toBe(false);
});

test('After a change of location the old connection delivers no more changes', { tags: ['Z-08', 'W-09'] }, async () => {
  const closing = deferred<void>();
  const w = setUp({ close: () => closing.promise });
  w.place.locationId = 'canal-street';
  await w.start('u-7');
  w.place.locationId = 'bedford-avenue';
  const restarting = w.restart('u-7');
  w.opened[0]?.onMessage({ topic: 'changes', id: 'c1', payload: { ...nothing, lines: ['11'] } });
  closing.resolve();
  await restarting;
  expect(w.changes).toEqual([]);
  expect(w.state.areChangesLive).toBe(false);
  w.opened[1]?.onMessage({ topic: 'changes', id: 'c2', payload: { ...nothing, lines: ['12'] } });
  expect(w.changes).toMatchObject([{ lines: ['12'] }]);
});
