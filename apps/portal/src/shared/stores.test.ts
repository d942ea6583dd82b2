import type { Store } from '@instore/api';
import { expect, test } from 'vitest';
import { openStoredKeys } from '../session/storedKeys.ts';
import { apiOf, memoryStorage, noAnswer, ok, store } from '../../test/support.ts';
import { createAuth } from '../session/auth.ts';
import { createStores } from './stores.ts';

function setUp(
  over: {
    session?: Record<string, string>;
    home?: string;
    isDown?: () => boolean;
    isRefreshDown?: boolean;
    stores?: Store[];
  } = {},
) {
  const session = memoryStorage(over.session);
  const auth = createAuth();
  auth.homeLocationId = over.home;
  let calls = 0;
  const asked: string[][] = [];
  const stores = createStores({
    api: apiOf({
      store: {
        getStoreLocations: async () => {
          calls += 1;
          return over.isDown?.() ? noAnswer : ok(over.stores ?? [store]);
        },
        getStoresByLocation: async ({ locations }) => {
          asked.push(locations);
          return over.isRefreshDown ? noAnswer : ok([{ ...store, mainStore: 'Renamed' }]);
        },
      },
    }),
    keys: openStoredKeys(memoryStorage(), session),
    auth,
  });
  return { ...stores, auth, session, asked, calls: () => calls };
}

test('The location of the role is in use and stored under the known keys', { tags: 'S-11' }, async () => {
  const w = setUp({ home: 'loc-2' });
  await w.load();
  expect(w.state.location?.name).toBe('Bedford Avenue');
  expect(Object.fromEntries(Object.keys(sessionKeysOf(w.session)).map((key) => [key, w.session.getItem(key)]))).toEqual(
    {
      storeId: 'store-1',
      storeLocation: 'Bedford Avenue',
      storeLocationId: 'loc-2',
      totalLocation: 'Canal Street,Bedford Avenue',
      totalLocationIds: 'loc-1,loc-2',
      mainStore: 'Stockroom New York',
      graphStoreLocation: 'graph.example',
      restStoreLocation: 'rest.example',
    },
  );
});

const sessionKeysOf = (storage: Storage) =>
  Object.fromEntries(Array.from({ length: storage.length }, (_, index) => [storage.key(index) ?? '', true]));

test('The last chosen location is in use again if it belongs to the user', { tags: 'Z-08' }, async () => {
  const mine = setUp({ home: 'loc-1', session: { storeLocationId: 'loc-2' } });
  await mine.load();
  expect(mine.locationId()).toBe('loc-2');
  const foreign = setUp({ home: 'loc-1', session: { storeLocationId: 'loc-99' } });
  await foreign.load();
  expect(foreign.locationId()).toBe('loc-1');
  expect(foreign.select('loc-99')).toBe(false);
  expect(foreign.locationId()).toBe('loc-1');
});

test('The profile reads the stores of the stored locations again', { tags: 'Z-08' }, async () => {
  const w = setUp();
  await w.load();
  await w.refresh();
  expect(w.asked).toEqual([['loc-1', 'loc-2']]);
  expect(w.state.store?.mainStore).toBe('Renamed');
});

test('Stores that cannot be read again stay as they are, and the location stays in use', { tags: 'Z-08' }, async () => {
  const w = setUp({ isRefreshDown: true });
  await w.load();
  await w.refresh();
  expect(w.asked).toHaveLength(1);
  expect(w.state).toMatchObject({ status: 'ready', storeLocations: [store], location: { id: 'loc-1' } });
});

test('More locations than one call takes are not asked for', { tags: 'Z-08' }, async () => {
  const locations = Array.from({ length: 101 }, (_, index) => ({ id: `loc-${index}`, name: `Floor ${index}` }));
  const w = setUp({ stores: [{ ...store, locations }] });
  await w.load();
  await w.refresh();
  expect(w.asked).toEqual([]);
  expect(w.state.storeLocations[0]?.locations).toHaveLength(101);
});

test('Stores that cannot be read show a failure and can be read again', { tags: 'E-03' }, async () => {
  let isDown = true;
  const w = setUp({ isDown: () => isDown });
  expect(await w.load()).toBe(false);
  expect(w.state.status).toBe('failed');
  isDown = false;
  expect(await w.load()).toBe(true);
  expect(w.state.status).toBe('ready');
  expect(await w.load()).toBe(false);
  expect(w.calls()).toBe(2);
});

test('Stores that are requested ahead are read once, and again after a failure', { tags: 'S-11' }, async () => {
  const w = setUp();
  w.readAhead();
  expect(await w.load()).toBe(true);
  expect(w.calls()).toBe(1);

  let isDown = true;
  const failed = setUp({ isDown: () => isDown });
  failed.readAhead();
  isDown = false;
  expect(await failed.load()).toBe(true);
  expect(failed.calls()).toBe(2);
});

test('Stores that were requested ahead for another user are not used', { tags: 'S-11' }, async () => {
  const w = setUp();
  w.readAhead();
  w.auth.user = { sub: 'sub-8', user_id: 'u-8', name: 'Ines Calloway', exp: 0 };
  await w.load();
  expect(w.calls()).toBe(2);
});

test('After a logout the state says so; an expired session is not a logout', { tags: ['S-11', 'S-09'] }, () => {
  const { auth, state } = setUp();
  auth.user = { sub: 'sub-7', user_id: 'u-7', name: 'Maren Okafor', exp: 0 };
  expect(state.isLoggedOut).toBe(false);
  auth.token = undefined;
  expect(state.isLoggedOut).toBe(false);
  auth.user = undefined;
  expect(state.isLoggedOut).toBe(true);
});

test('An answer of a wrong shape is a failure that can be retried, not an endless wait', { tags: 'S-11' }, async () => {
  const w = setUp({ stores: [{} as Store] });
  expect(await w.load()).toBe(false);
  expect(w.state.status).toBe('failed');
});

test('Without network the last used location is in use again', { tags: 'W-13' }, async () => {
  let isDown = true;
  const session = { storeLocationId: 'loc-2', storeLocation: 'Bedford Avenue', totalLocationIds: 'loc-1,loc-2' };
  const w = setUp({ session, isDown: () => isDown });
  expect(await w.load()).toBe(true);
  expect(w.state).toMatchObject({
    location: { id: 'loc-2', name: 'Bedford Avenue' },
    store: undefined,
    status: 'ready',
  });
  isDown = false;
  await w.refresh();
  expect(w.state.store?.mainStore).toBe('Renamed');
  const fresh = setUp({ isDown: () => true });
  expect(await fresh.load()).toBe(false);
});
