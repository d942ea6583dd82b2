import { proxy } from 'valtio';
import type { DeviceFacts, Kiosk, KioskFacts, ProgressFacts, ViewFacts } from './facts.ts';

/** What belongs to one customer, before there is one. */
const NO_CUSTOMER = {
  products: [],
  product: undefined,
  cart: [],
  cursorData: undefined,
  totalCount: undefined,
  list: undefined,
  colours: [],
  removed: undefined,
  error: {},
} as const;

/** The first screen in the store's own language. */
const FIRST_VIEW = {
  screen: 'attract',
  language: 'en',
  size: undefined,
  system: 'US M',
  chosen: undefined,
  before: 'browse',
} as const;

const NO_PROGRESS = {
  tryoutItemId: undefined,
  progress: undefined,
  photoUrl: undefined,
  nearest: {},
  failure: undefined,
  minutes: 0,
} as const;

/** The kiosk before it starts. */
export function createKiosk(world: Pick<Kiosk, 'api' | 'storage' | 'now' | 'urls'>): Kiosk {
  return {
    ...world,
    facts: proxy<KioskFacts>({
      ...structuredClone(NO_CUSTOMER),
      products: [],
      cart: [],
      colours: [],
      featuredProducts: [],
      brandProducts: [],
      requestToTryData: undefined,
      loading: {},
      error: {},
      brandsError: undefined,
    }),
    view: proxy<ViewFacts>({
      ...FIRST_VIEW,
      isOnline: true,
      idleSeconds: undefined,
      touchedAt: world.now(),
      update: undefined,
    }),
    device: proxy<DeviceFacts>({
      status: 'starting',
      isRevoked: false,
      deviceId: undefined,
      token: null,
      store: undefined,
      location: undefined,
      pairingFailure: undefined,
    }),
    progress: proxy<ProgressFacts>({ ...structuredClone(NO_PROGRESS) }),
    latest: {},
  };
}

/** Closes the progress of a request. */
export function closeProgress({ progress, urls }: Kiosk): void {
  if (progress.photoUrl !== undefined) urls.revokeObjectURL(progress.photoUrl);
  Object.assign(progress, structuredClone(NO_PROGRESS));
}

/** Forgets the customer and shows the first screen; an unsent request stays [C-11, C-12]. */
export function startOver(kiosk: Kiosk): void {
  closeProgress(kiosk);
  Object.assign(kiosk.facts, structuredClone(NO_CUSTOMER));
  Object.assign(kiosk.view, FIRST_VIEW, { idleSeconds: undefined });
}

/** Changes the screen, or what the customer chose on it. */
export const show = ({ view }: Kiosk, changes: Partial<ViewFacts>): void => void Object.assign(view, changes);
