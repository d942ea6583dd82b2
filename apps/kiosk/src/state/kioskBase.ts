import { createLoads, createPauses } from '@instore/browser';
import { backoff } from '@instore/realtime';
import { proxy } from 'valtio';
import type { DeviceState, KioskState, KioskWorld, ProgressState, ViewState } from './kioskState.ts';

/** What belongs to one customer, before there is one. */
export const noCustomer = () => ({
  products: [],
  product: undefined,
  cart: [],
  requestToTryData: undefined,
  takenBack: undefined,
  cursorData: undefined,
  totalCount: undefined,
  list: undefined,
  otherSizes: [],
  spot: undefined,
  colours: [],
  removed: undefined,
  loading: {},
  error: {},
});

/** The first screen, in the store's language. */
export const firstView = ({ settings }: KioskWorld) => ({
  screen: 'attract' as const,
  language: settings.language,
  size: undefined,
  system: 'US M',
  chosen: undefined,
  isEuropean: false,
  isFiltering: false,
  before: 'browse' as const,
  idleSeconds: undefined,
});

export const noProgress = () => ({
  tryoutItemId: undefined,
  progress: undefined,
  photoUrl: undefined,
  hasNoPhoto: false,
  nearest: {},
  failure: undefined,
  isChanging: false,
  hasRefused: false,
  readAt: 0,
});

/** The state of the kiosk before it starts, and what all its actions use. */
export function createKioskBase(world: KioskWorld) {
  const shop = {
    featuredProducts: [],
    brandProducts: [],
    facets: undefined,
    called: [],
    spots: [],
    shop: { loading: {}, error: {} },
  };
  const state = proxy<KioskState>({ ...noCustomer(), ...shop, leftRequests: [] });
  const device = proxy<DeviceState>({ status: 'starting', isRevoked: false, token: null, aheadMs: 0 });
  return {
    ...world,
    state,
    view: proxy<ViewState>({ ...firstView(world), isOnline: true, retrySeconds: 0 }),
    device,
    progress: proxy<ProgressState>(noProgress()),
    /** Pauses between sign-ins that did not help: the store refused them, or the kiosk's requests after them. */
    signIns: createPauses(world.elapsed, (tries) => backoff(tries, Math.random())),
    /** Reads for the customer's screens. */
    loads: createLoads(state),
    /** Reads of the shop's data. */
    shopLoads: createLoads(state.shop),
    /** The keys of the customer's changes without an answer. */
    openWrites: new Map<string, string>(),
    /** The id of the kiosk's location; empty before it is known. */
    locationId: (): string => device.location?.id ?? '',
    /** The time of the store, ms since 1970. */
    storeTime: (): number => world.now() + device.aheadMs,
  };
}

export type KioskBase = ReturnType<typeof createKioskBase>;
