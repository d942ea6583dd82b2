import type { Api, Store, StoreLocation } from '@instore/api';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import type { StoredKeys } from '../session/storedKeys.ts';
import type { Auth } from '../session/auth.ts';

/** Facts that both areas share [S-11]. */
export interface Shared {
  storeLocations: Store[];
  store: Store | undefined;
  location: StoreLocation | undefined;
  /** The filter lists of F-04. */
  filterLists: { size: string[]; sku: string[]; brand: string[]; allSizes: string[] };
  /** The person signed out, here or in another tab; a session that only ended is no logout. */
  isLoggedOut: boolean;
  /** /shoesize was reached from another page of its area: a Back button leads there. */
  hasBack: boolean;
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

export interface StoresDependencies {
  api: Pick<Api, 'store'>;
  keys: StoredKeys;
  auth: Auth;
}

/** Stores and the location in use: facts and verbs. */
export function createStores({ api, keys, auth }: StoresDependencies) {
  const facts = proxy<Shared>({
    storeLocations: [],
    store: undefined,
    location: undefined,
    filterLists: { size: [], sku: [], brand: [], allSizes: [] },
    isLoggedOut: false,
    hasBack: false,
    status: 'idle',
  });
  subscribeKey(auth, 'user', (user) => (facts.isLoggedOut = user === undefined), true);
  let loading: Promise<boolean> | undefined;

  const select = (locationId: string) => {
    const store = facts.storeLocations.find(({ locations }) => locations.some(({ id }) => id === locationId));
    const location = store?.locations.find(({ id }) => id === locationId);
    if (!store || !location) return false;
    facts.store = store;
    facts.location = location;
    const all = facts.storeLocations.flatMap(({ locations }) => locations);
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
  };

  const loadOnce = async () => {
    facts.status = 'loading';
    const answer = await api.store.getStoreLocations();
    if (!answer.ok) {
      facts.status = 'failed';
      return false;
    }
    facts.storeLocations = answer.data;
    const wanted = [keys.readSession('storeLocationId'), auth.homeLocationId, answer.data[0]?.locations[0]?.id];
    const isPlaced = wanted.some((id) => id !== undefined && select(id));
    facts.status = isPlaced ? 'ready' : 'failed';
    return isPlaced;
  };

  return {
    facts,
    /**
     * Reads the stores once and chooses the location: the stored one, the role's, or the first. True for the calls
     * that made it so, false for those that found it so or failed.
     */
    load(): Promise<boolean> {
      if (facts.status === 'ready') return Promise.resolve(false);
      loading ??= loadOnce()
        .catch(() => {
          // Stores that are none: an answer of a wrong shape.
          facts.status = 'failed';
          return false;
        })
        .finally(() => (loading = undefined));
      return loading;
    },
    /** Reads the stores of one's locations anew [Z-08]; what was known stays when that fails, or they are over 100. */
    async refresh(): Promise<void> {
      const stored =
        keys
          .readSession('totalLocationIds')
          ?.split(',')
          .filter((id) => id !== '') ?? [];
      // The contract takes a hundred locations a call; some of them alone would hide the others.
      if (facts.status !== 'ready' || stored.length === 0 || stored.length > 100) return;
      const answer = await api.store.getStoresByLocation({ locations: stored });
      if (!answer.ok) return;
      facts.storeLocations = answer.data;
      if (facts.location) select(facts.location.id);
    },
    /** Works at another of one's locations from now on [Z-08]. False for a location that is not one's own. */
    select,
    setBack(hasBack: boolean): void {
      facts.hasBack = hasBack;
    },
    /** The location in use; '' before one is known, which no call accepts. */
    locationId: () => facts.location?.id ?? '',
    storeId: () => facts.store?.id ?? '',
  };
}

export type StoresState = ReturnType<typeof createStores>;
