import { type Api, type Result, type Store, type StoreLocation, isWithoutNetwork } from '@instore/api';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import type { Auth } from '../session/auth.ts';
import type { StoredKeys } from '../session/storedKeys.ts';
import { bindActions } from './bindActions.ts';

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

export interface StoresDependencies {
  api: Pick<Api, 'store'>;
  keys: StoredKeys;
  auth: Auth;
}

interface Context {
  readonly state: Stores;
  readonly deps: StoresDependencies;
  loading: Promise<boolean> | undefined;
  /** The answer that `readAhead` requested, and its user. */
  ahead: { userId: string | undefined; answer: Promise<Result<Store[]>> } | undefined;
}

/** Changes the location in use [Z-08]. False if it is not one of the user's. */
function select({ state, deps }: Context, locationId: string): boolean {
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
    deps.keys.writeSession(key, value);
  }
  return true;
}

/** Requests the stores while the session is still being verified; the next `load` uses the answer. */
function readAhead(context: Context): void {
  const { api, auth } = context.deps;
  context.ahead = { userId: auth.user?.user_id, answer: api.store.getStoreLocations() };
}

async function readStores(context: Context): Promise<Result<Store[]>> {
  const { ahead, deps } = context;
  context.ahead = undefined;
  const early = ahead?.userId === deps.auth.user?.user_id ? await ahead?.answer : undefined;
  return early?.ok ? early : deps.api.store.getStoreLocations();
}

/** Without network, the location that was in use last is in use again; its store is read later. False without one. */
function recallLocation({ state, deps }: Context): boolean {
  const [id, name] = [deps.keys.readSession('storeLocationId'), deps.keys.readSession('storeLocation')];
  if (!id || !name) return false;
  state.location = { id, name };
  return true;
}

async function loadOnce(context: Context): Promise<boolean> {
  const { state, deps } = context;
  state.status = 'loading';
  const answer = await readStores(context);
  if (!answer.ok) {
    const isRecalled = isWithoutNetwork(answer.kind) && recallLocation(context);
    state.status = isRecalled ? 'ready' : 'failed';
    return isRecalled;
  }
  state.storeLocations = answer.data;
  const candidates = [
    deps.keys.readSession('storeLocationId'),
    deps.auth.homeLocationId,
    answer.data[0]?.locations[0]?.id,
  ];
  const isSelected = candidates.some((id) => id !== undefined && select(context, id));
  state.status = isSelected ? 'ready' : 'failed';
  return isSelected;
}

/**
 * Reads the stores once, and selects the location: the stored one, that of the role, or the first. True if this call
 * selected it; false if it was selected before, or that failed.
 */
function load(context: Context): Promise<boolean> {
  const { state } = context;
  if (state.status === 'ready') return Promise.resolve(false);
  context.loading ??= loadOnce(context)
    .catch(() => {
      // An answer of a wrong shape.
      state.status = 'failed';
      return false;
    })
    .finally(() => (context.loading = undefined));
  return context.loading;
}

/** Reads the stores of the user's locations again [Z-08]. If that fails, or there are too many, the state stays. */
async function refresh(context: Context): Promise<void> {
  const { state, deps } = context;
  const stored = deps.keys.readSession('totalLocationIds')?.split(',') ?? [];
  const locations = stored.filter((id) => id !== '');
  // A call for some of the locations would hide the others.
  if (state.status !== 'ready' || locations.length === 0 || locations.length > LOCATIONS_MAX) return;
  const answer = await deps.api.store.getStoresByLocation({ locations });
  if (!answer.ok) return;
  state.storeLocations = answer.data;
  if (state.location) select(context, state.location.id);
}

/** Sets whether a Back button leads from /shoesize to the page before. */
function setBack({ state }: Context, hasBack: boolean): void {
  state.hasBack = hasBack;
}

/** Id of the location in use; '' before it is known, which no call accepts. */
const locationId = ({ state }: Context): string => state.location?.id ?? '';

/** Id of the store in use; '' before it is known. */
const storeId = ({ state }: Context): string => state.store?.id ?? '';

/** The user's stores and the location in use: state and actions. */
export function createStores(deps: StoresDependencies) {
  const state = proxy<Stores>({
    storeLocations: [],
    store: undefined,
    location: undefined,
    hasBack: false,
    status: 'idle',
    isLoggedOut: false,
  });
  subscribeKey(deps.auth, 'user', (user) => (state.isLoggedOut = user === undefined), true);
  const context: Context = { state, deps, loading: undefined, ahead: undefined };
  return { state, ...bindActions(context, { readAhead, load, refresh, select, setBack, locationId, storeId }) };
}

export type StoresStore = ReturnType<typeof createStores>;
