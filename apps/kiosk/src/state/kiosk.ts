import { createIdleTimer, createLoads, createPauses } from '@instore/browser';
import { backoff } from '@instore/realtime';
import { proxy } from 'valtio';
import type { DeviceState, Kiosk, KioskState, ProgressState, Screen, ViewState } from './kioskState.ts';
import { idleLimit } from './idle.ts';

/** What the kiosk makes itself. */
type Made =
  | 'state'
  | 'view'
  | 'device'
  | 'progress'
  | 'loads'
  | 'shopLoads'
  | 'idle'
  | 'running'
  | 'inFlight'
  | 'openWrites'
  | 'signIns';

type World = Omit<Kiosk, Made>;

/** What belongs to one customer, before there is one. */
const noCustomer = () => ({
  products: [],
  product: undefined,
  cart: [],
  requestToTryData: undefined,
  takenBack: undefined,
  cursorData: undefined,
  totalCount: undefined,
  list: undefined,
  otherSizes: [],
  colours: [],
  removed: undefined,
  loading: {},
  error: {},
});

/** The first screen, in the store's language. */
const firstView = ({ settings }: World) => ({
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

const noProgress = () => ({
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

/** The kiosk before it starts. */
export function createKiosk(world: World): Kiosk {
  const shop = {
    featuredProducts: [],
    brandProducts: [],
    facets: undefined,
    called: [],
    shop: { loading: {}, error: {} },
  };
  const state = proxy<KioskState>({ ...noCustomer(), ...shop, leftRequests: [] });
  const view = proxy<ViewState>({ ...firstView(world), isOnline: true, retrySeconds: 0 });
  const kiosk: Kiosk = {
    ...world,
    state,
    view,
    device: proxy<DeviceState>({ status: 'starting', isRevoked: false, token: null, aheadMs: 0 }),
    progress: proxy<ProgressState>(noProgress()),
    signIns: createPauses(world.elapsed, (tries) => backoff(tries, Math.random())),
    loads: createLoads(state),
    shopLoads: createLoads(state.shop),
    idle: createIdleTimer({
      elapsed: world.elapsed,
      limitMs: () => idleLimit(view.screen, world.settings),
      onCountdown: (seconds) => (view.idleSeconds = seconds),
      onIdle: () => startOver(kiosk),
    }),
    running: new Map(),
    inFlight: new Set(),
    openWrites: new Map(),
  };
  return kiosk;
}

/** Closes the progress of a request. */
export function closeProgress({ progress, urls }: Kiosk): void {
  if (progress.photoUrl !== undefined) urls.revokeObjectURL(progress.photoUrl);
  Object.assign(progress, noProgress());
}

/** Forgets the customer and shows the first screen; an unsent request stays [C-11, C-12]. */
export function startOver(kiosk: Kiosk): void {
  const { state, view, loads, openWrites } = kiosk;
  closeProgress(kiosk);
  openWrites.clear();
  if (state.requestToTryData) state.leftRequests.push(state.requestToTryData);
  Object.assign(state, noCustomer());
  Object.assign(view, firstView(kiosk));
  // Answers that are still on their way belong to the customer who left.
  loads.drop('products', 'searchWithFilters', 'number');
}

/** Where Back leads; undefined where customers would lose the cart or their number, and while a request is sent. */
function screenBefore({ state, view }: Kiosk): Screen | undefined {
  if (view.screen === 'products') return 'browse';
  if (view.screen === 'thanks') return 'progress';
  if (view.screen === 'product') return view.before;
  return view.screen === 'cart' && !state.requestToTryData ? view.before : undefined;
}

/** Closes the filters, or shows the screen before the present one, if there is one. */
export function back(kiosk: Kiosk): void {
  const { view } = kiosk;
  if (view.screen === 'number') startOver(kiosk);
  const screen = view.isFiltering ? undefined : screenBefore(kiosk);
  view.isFiltering = false;
  if (screen) view.screen = screen;
  if (screen === 'browse') kiosk.state.list = undefined;
}

/** Changes the screen, or what the customer chose on it. */
export const show = ({ view }: Kiosk, changes: Partial<ViewState>): void => void Object.assign(view, changes);
