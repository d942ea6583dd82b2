import { type Api, type Result, type Store, type StoreLocation, isWithoutNetwork } from '@instore/api';
import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import type { Auth } from '../session/auth.ts';
import type { StoredKeys } from '../session/storedKeys.ts';
import { bindVerbs } from './bindVerbs.ts';

/** The most locations that one call takes (contract, `getStoresByLocation`). */
const LOCATIONS_MAX = 100;

/** Facts that all pages share: the user's stores and the location in use [S-11]. */
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
  readonly facts: Stores;
  readonly deps: StoresDependencies;
  loading: Promise<boolean> | undefined;
  /** The answer that `readAhead` requested, and its user. */
  ahead: { userId: string | undefined; answer: Promise<Result<Store[]>> } | undefined;
}

/** Changes the location in use [Z-08]. False if it is not one of the user's. */
function select({ facts, deps }: Context, locationId: string): boolean {
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
function recallLocation({ facts, deps }: Context): boolean {
  const [id, name] = [deps.keys.readSession('storeLocationId'), deps.keys.readSession('storeLocation')];
  if (!id || !name) return false;
  facts.location = { id, name };
  return true;
}

async function loadOnce(context: Context): Promise<boolean> {
  const { facts, deps } = context;
  facts.status = 'loading';
  const answer = await readStores(context);
  if (!answer.ok) {
    const isRecalled = isWithoutNetwork(answer.kind) && recallLocation(context);
    facts.status = isRecalled ? 'ready' : 'failed';
    return isRecalled;
  }
  facts.storeLocations = answer.data;
  const candidates = [
    deps.keys.readSession('storeLocationId'),
    deps.auth.homeLocationId,
    answer.data[0]?.locations[0]?.id,
  ];
  const isSelected = candidates.some((id) => id !== undefined && select(context, id));
  facts.status = isSelected ? 'ready' : 'failed';
  return isSelected;
}

/**
 * Reads the stores once, and selects the location: the stored one, that of the role, or the first. True if this call
 * selected it; false if it was selected before, or that failed.
 */
function load(context: Context): Promise<boolean> {
  const { facts } = context;
  if (facts.status === 'ready') return Promise.resolve(false);
  context.loading ??= loadOnce(context)
    .catch(() => {
      // An answer of a wrong shape.
      facts.status = 'failed';
      return false;
    })
    .finally(() => (context.loading = undefined));
  return context.loading;
}

/** Reads the stores of the user's locations again [Z-08]. If that fails, or there are too many, the facts stay. */
async function refresh(context: Context): Promise<void> {
  const { facts, deps } = context;
  const stored = deps.keys.readSession('totalLocationIds')?.split(',') ?? [];
  const locations = stored.filter((id) => id !== '');
  // A call for some of the locations would hide the others.
  if (facts.status !== 'ready' || locations.length === 0 || locations.length > LOCATIONS_MAX) return;
  const answer = await deps.api.store.getStoresByLocation({ locations });
  if (!answer.ok) return;
  facts.storeLocations = answer.data;
  if (facts.location) select(context, facts.location.id);
}

/** Sets whether a Back button leads from /shoesize to the page before. */
function setBack({ facts }: Context, hasBack: boolean): void {
  facts.hasBack = hasBack;
}

/** Id of the location in use; '' before it is known, which no call accepts. */
const locationId = ({ facts }: Context): string => facts.location?.id ?? '';

/** Id of the store in use; '' before it is known. */
const storeId = ({ facts }: Context): string => facts.store?.id ?? '';

/** The user's stores and the location in use: facts and verbs. */
export function createStores(deps: StoresDependencies) {
  const facts = proxy<Stores>({
    storeLocations: [],
    store: undefined,
    location: undefined,
    hasBack: false,
    status: 'idle',
    isLoggedOut: false,
  });
  subscribeKey(deps.auth, 'user', (user) => (facts.isLoggedOut = user === undefined), true);
  const context: Context = { facts, deps, loading: undefined, ahead: undefined };
  return { facts, ...bindVerbs(context, { readAhead, load, refresh, select, setBack, locationId, storeId }) };
}

export type StoresState = ReturnType<typeof createStores>;
