import { type Api, type Result, type Store, type StoreLocation, isWithoutNetwork } from '@instore/api';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import type { Auth } from '../session/auth.ts';
import type { StoredKeys } from '../session/storedKeys.ts';

/** The most locations that one call takes (contract, `getStoresByLocation`). */
const LOCATIONS_MAX = 100;

/** State that all pages share: the user's stores and the location in use [S-11]. */
export interface Stores {
  storeLocations: Store[];
  store: Store | undefined;
  location: StoreLocation | undefined;
  /** /shoesize was opened from another page of its area: a Back button leads there. */
  hasBack: boolean;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The user has signed out, here or in another tab. */
  isLoggedOut: boolean;
}

/** Changes the location in use [Z-08]. False if it is not one of the user's. */
function selectLocation(state: Stores, keys: StoredKeys, locationId: string): boolean {
  const store = state.storeLocations.find(({ locations }) => locations.some(({ id }) => id === locationId));
  const location = store?.locations.find(({ id }) => id === locationId);
  if (!store || !location) return false;
  state.store = store;
  state.location = location;
  const all = state.storeLocations.flatMap(({ locations }) => locations);
  for (const [key, value] of [
    ['storeId', store.id],
    ['storeLocation', location.name],
    ['storeLocationId', location.id],
    ['mainStore', store.mainStore],
    ['graphStoreLocation', store.shopifyApiDomain],
    ['restStoreLocation', store.shopifyRestApiDomain],
    ['totalLocation', all.map(({ name }) => name).join(',')],
    ['totalLocationIds', all.map(({ id }) => id).join(',')],
  ] as const) {
    keys.writeSession(key, value);
  }
  return true;
}

/** Without network, the location that was in use last is in use again; its store is read later. False without one. */
function recallLocation(state: Stores, keys: StoredKeys): boolean {
  const [id, name] = [keys.readSession('storeLocationId'), keys.readSession('storeLocation')];
  if (!id || !name) return false;
  state.location = { id, name };
  return true;
}

/** How the stores are read: ahead, once, and again. */
function createStoreReads(
  state: Stores,
  { api, keys, auth }: { api: Pick<Api, 'store'>; keys: StoredKeys; auth: Auth },
) {
  let loading: Promise<boolean> | undefined;
  /** The answer that `readAhead` requested, and its user. */
  let ahead: { userId: string | undefined; answer: Promise<Result<Store[]>> } | undefined;

  const readStores = async (): Promise<Result<Store[]>> => {
    const early = ahead?.userId === auth.user?.user_id ? ahead?.answer : undefined;
    ahead = undefined;
    const answer = await early;
    return answer?.ok ? answer : api.store.getStoreLocations();
  };

  const loadOnce = async (): Promise<boolean> => {
    state.status = 'loading';
    const answer = await readStores();
    if (answer.ok) state.storeLocations = answer.data;
    const [firstStore] = state.storeLocations;
    const candidates = [keys.readSession('storeLocationId'), auth.homeLocationId, firstStore?.locations[0]?.id];
    const isKnown = answer.ok
      ? candidates.some((id) => id !== undefined && selectLocation(state, keys, id))
      : isWithoutNetwork(answer.kind) && recallLocation(state, keys);
    state.status = isKnown ? 'ready' : 'failed';
    return isKnown;
  };

  return {
    /** Requests the stores while the session is still being verified; the next `load` uses the answer. */
    readAhead(): void {
      ahead = { userId: auth.user?.user_id, answer: api.store.getStoreLocations() };
    },
    /**
     * Reads the stores once, and selects the location: the stored one, that of the role, or the first. True if this call
     * selected it; false if it was selected before, or that failed.
     */
    load(): Promise<boolean> {
      if (state.status === 'ready') return Promise.resolve(false);
      loading ??= loadOnce()
        .catch(() => {
          // An answer of a wrong shape.
          state.status = 'failed';
          return false;
        })
        .finally(() => (loading = undefined));
      return loading;
    },
    /** Reads the stores of the user's locations again [Z-08]. If that fails, or there are too many, the state stays. */
    async refresh(): Promise<void> {
      const locations = (keys.readSession('totalLocationIds')?.split(',') ?? []).filter((id) => id !== '');
      // A call for some of the locations would hide the others.
      if (state.status !== 'ready' || locations.length === 0 || locations.length > LOCATIONS_MAX) return;
      const answer = await api.store.getStoresByLocation({ locations });
      if (!answer.ok) return;
      state.storeLocations = answer.data;
      if (state.location) selectLocation(state, keys, state.location.id);
    },
  };
}

/** The user's stores and the location in use: state and actions. */
export function createStores({ api, keys, auth }: { api: Pick<Api, 'store'>; keys: StoredKeys; auth: Auth }) {
  const state = proxy<Stores>({
    storeLocations: [],
    store: undefined,
    location: undefined,
    hasBack: false,
    status: 'idle',
    isLoggedOut: false,
  });
  subscribeKey(auth, 'user', (user) => (state.isLoggedOut = user === undefined), true);
  return {
    state,
    ...createStoreReads(state, { api, keys, auth }),
    /** Changes the location in use [Z-08]. False if it is not one of the user's. */
    select: (locationId: string): boolean => selectLocation(state, keys, locationId),
    /** Sets whether a Back button leads from /shoesize to the page before. */
    setBack(hasBack: boolean): void {
      state.hasBack = hasBack;
    },
    /** Id of the location in use; '' before it is known, which no call accepts. */
    locationId: (): string => state.location?.id ?? '',
    /** Id of the store in use; '' before it is known. */
    storeId: (): string => state.store?.id ?? '',
  };
}

export type StoresStore = ReturnType<typeof createStores>;
