import type {
  Api,
  Failure,
  KioskBrand,
  KioskProduct,
  KioskProductPage,
  NearestSizes,
  Store,
  StoreLocation,
  TryoutProgress,
} from '@instore/api';
import type { Language } from '../rules/languages.ts';

/** The calls of the kiosk that a screen waits for [C-07]. */
export type RequestType =
  | 'feature'
  | 'brands'
  | 'searchWithFilters'
  | 'products'
  | 'requestToTry'
  | 'storeLocation'
  | 'storeByLocation';

/** A cart line: one variant with a quantity [C-06]. */
export interface CartLine {
  /** The key of the line, the same as the variant's id. */
  id: string;
  variantId: string;
  /** At least 1. */
  quantity: number;
  product: KioskProduct;
}

/** A request that is being sent or waits for the network: variants, idempotency key and time, no name [C-12]. */
export interface UnsentRequest {
  variantIds: string[];
  key: string;
  /** When the customer sent it, ISO 8601. */
  askedAt: string;
}

/** Chosen values by filter of the search [C-04]. */
export type Filters = Readonly<Partial<Record<'type' | 'size' | 'brand' | 'availability', readonly string[]>>>;

/** What the list of products shows: a brand, or a search. */
export type ProductList = { kind: 'brand'; brand: string } | { kind: 'search'; title: string; filters: Filters };

/** The state of the kiosk, with the names of row C-01. */
export interface KioskFacts {
  products: KioskProduct[];
  featuredProducts: KioskProduct[];
  brandProducts: KioskBrand[];
  product: KioskProduct | undefined;
  cart: CartLine[];
  requestToTryData: UnsentRequest | undefined;
  cursorData: KioskProductPage['pageInfo'] | undefined;
  /** Products on all pages of the list. */
  totalCount: number | undefined;
  list: ProductList | undefined;
  /** The product in its other colourways, with itself. */
  colours: KioskProduct[];
  /** The line that was removed last and can be put back, and its former index. */
  removed: { line: CartLine; index: number } | undefined;
  loading: Partial<Record<RequestType, boolean>>;
  error: Partial<Record<RequestType, Failure>>;
  brandsError: Failure | undefined;
}

/** The screens of a paired kiosk. They have no addresses: nothing of a customer is left in the history [C-11]. */
export type Screen = 'attract' | 'browse' | 'products' | 'product' | 'cart' | 'progress' | 'thanks' | 'number';

/** The screen that the kiosk shows, and the customer's language, size and choice. */
export interface ViewFacts {
  screen: Screen;
  language: Language;
  /** The customer's size and its system. */
  size: string | undefined;
  system: string;
  /** Id of the chosen size on the product screen. */
  chosen: string | undefined;
  isOnline: boolean;
  /** Where Back leads from a product or the cart. */
  before: Screen;
  /** Seconds until the idle reset; undefined before the countdown. */
  idleSeconds: number | undefined;
  /** When the screen was touched last, ms since 1970. */
  touchedAt: number;
  /** Loads the new version of the kiosk that waits, if there is one. */
  update: (() => void) | undefined;
}

/** The kiosk: its pairing, session, store and location. */
export interface DeviceFacts {
  status: 'starting' | 'unpaired' | 'ready' | 'unreachable';
  /** Whether an administrator has shut this kiosk out. */
  isRevoked: boolean;
  deviceId: string | undefined;
  /** The session's jwt, kept in memory only. */
  token: string | null;
  store: Store | undefined;
  location: StoreLocation | undefined;
  /** Why the last pairing code was refused. */
  pairingFailure: Failure | undefined;
}

/** The progress of one request, and what the customer can do about it. */
export interface ProgressFacts {
  /** The kiosk's own request that is shown; undefined for one that was opened by its number. */
  tryoutItemId: string | undefined;
  progress: TryoutProgress | undefined;
  /** Address of the associate's photo, an object URL. */
  photoUrl: string | undefined;
  /** Nearest sizes by the variant that is not available. */
  nearest: Record<string, NearestSizes['sizes']>;
  failure: Failure | undefined;
  /** Minutes since it was sent. */
  minutes: number;
}

/** The facts of the kiosk, and what their verbs need of the world. Tests bring a world of their own. */
export interface Kiosk {
  readonly api: Api;
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  readonly facts: KioskFacts;
  readonly view: ViewFacts;
  readonly device: DeviceFacts;
  readonly progress: ProgressFacts;
  /** The latest call of each type: late answers of earlier calls are dropped. */
  readonly latest: Partial<Record<RequestType, symbol>>;
}

/** The id of the kiosk's location; empty before it is known. */
export const locationIdOf = ({ device }: Kiosk): string => device.location?.id ?? '';
