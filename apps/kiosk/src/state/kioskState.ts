import type {
  Api,
  CalledNumber,
  Failure,
  KioskBrand,
  KioskProduct,
  KioskProductPage,
  Language,
  NearestSizes,
  Store,
  StoreLocation,
  TryoutProgress,
} from '@instore/api';
import type { LoadState } from '@instore/browser';
import type { KioskSettings } from '../config.ts';
import type { CartLine } from '../rules/products.ts';

/** The calls for a customer that a screen waits for [C-07]. */
export type RequestType = 'searchWithFilters' | 'products' | 'requestToTry' | 'number';

/** The calls that read the shop's data: products, brands, filters, location, called numbers and spots [C-07]. */
export type ShopRequestType = 'feature' | 'brands' | 'facets' | 'storeLocation' | 'called' | 'spots';

/** The data of a request that the kiosk sends: variants, idempotency key and time, no name [C-12]. */
export interface RequestContent {
  variantIds: string[];
  /** Where the customer waits: one of the location's delivery spots [K-12]. */
  spot?: string | undefined;
  key: string;
  /** When the customer sent it, ISO 8601, in the store's time. */
  askedAt: string;
}

/** A request that is being sent or waits for the network. */
export interface UnsentRequest extends RequestContent {
  /** What may have arrived under the same key before the customer changed the cart. */
  earlier?: RequestContent[];
}

/** Chosen values by filter of the search [C-04]. */
export type Filters = Readonly<Partial<Record<keyof NonNullable<KioskProductPage['facets']>, readonly string[]>>>;

/** What the list of products shows: a brand, or a search. */
export type ProductList = { kind: 'brand'; brand: string } | { kind: 'search'; title: string; filters: Filters };

/** The state of the kiosk, with the names of row C-01. */
export interface KioskState {
  products: KioskProduct[];
  featuredProducts: KioskProduct[];
  brandProducts: KioskBrand[];
  product: KioskProduct | undefined;
  cart: CartLine[];
  /** The try-on request of the present customer. */
  requestToTryData: UnsentRequest | undefined;
  /** Requests of customers who left before they were sent [C-12]. */
  leftRequests: UnsentRequest[];
  /** The request that the customer took back, and that may have arrived. */
  takenBack: UnsentRequest | undefined;
  cursorData: KioskProductPage['pageInfo'] | undefined;
  /** Products on all pages of the list. */
  totalCount: number | undefined;
  list: ProductList | undefined;
  /** The values of the filters, with products in stock here. */
  facets: KioskProductPage['facets'];
  /** The sizes in which the search would find products. */
  otherSizes: NonNullable<KioskProductPage['facets']>['size'];
  /** The numbers that are called at the location, the newest first; none while the store cannot be read [C-10]. */
  called: CalledNumber[];
  /** The delivery spots of the location, in their order. */
  spots: string[];
  /** Where the customer waits; none is chosen at first. */
  spot: string | undefined;
  /** The product in its other colourways, with itself. */
  colours: KioskProduct[];
  /** The line that was removed last and can be put back, and its former index. */
  removed: { line: CartLine; index: number } | undefined;
  loading: Partial<Record<RequestType, boolean>>;
  error: Partial<Record<RequestType, Failure>>;
  /** Loading flags and errors of the shop's data. The idle reset keeps them: they belong to no customer. */
  readonly shop: LoadState<ShopRequestType, Failure>;
}

/** The screens of a paired kiosk. They have no addresses: nothing of a customer is left in the history [C-11]. */
export type Screen = 'attract' | 'browse' | 'products' | 'product' | 'cart' | 'progress' | 'thanks' | 'number';

/** The screen that the kiosk shows, and the customer's language, size and choice. */
export interface ViewState {
  screen: Screen;
  language: Language;
  /** The customer's size and its system. */
  size: string | undefined;
  system: string;
  /** The chosen size on the product screen: "US M 10.5". */
  chosen: string | undefined;
  /** Whether sizes of another system are shown by their European names. */
  isEuropean: boolean;
  /** Whether the filters are open. */
  isFiltering: boolean;
  isOnline: boolean;
  /** Where Back leads from a product or the cart. */
  before: Screen;
  /** Seconds until the idle reset; undefined before the countdown. */
  idleSeconds: number | undefined;
  /** Seconds until what failed is tried again. */
  retrySeconds: number;
  /** Loads the new version of the kiosk that waits, if there is one. */
  update?: () => void;
}

/** The kiosk: its pairing, session, store and location. */
export interface DeviceState {
  status: 'starting' | 'unpaired' | 'ready' | 'unreachable';
  /** Whether an administrator has shut this kiosk out. */
  isRevoked: boolean;
  deviceId?: string | undefined;
  /** The key with which the kiosk signs in, also kept in the browser's storage. */
  key?: string | undefined;
  /** The session's jwt, kept in memory only. */
  token: string | null;
  /** How far the store's clock is ahead of the kiosk's, ms. */
  aheadMs: number;
  store?: Store | undefined;
  location?: StoreLocation | undefined;
  /** The pairing without an answer: its code, and the key that it was sent with. */
  pairing?: { intent: string; key: string } | undefined;
  /** Why the last pairing code was refused. */
  pairingFailure?: Failure | undefined;
}

/** The progress of one request, and what the customer can do about it. */
export interface ProgressState {
  /** The kiosk's own request that is shown; undefined for one that was opened by its number. */
  tryoutItemId: string | undefined;
  progress: TryoutProgress | undefined;
  /** Address of the associate's photo, an object URL. */
  photoUrl: string | undefined;
  /** The store has no photo of the associate: it is not asked again for this request. */
  hasNoPhoto: boolean;
  /** Nearest sizes by the variant that is not available. */
  nearest: Record<string, NearestSizes['sizes']>;
  failure: Failure | undefined;
  /** Whether the customer is changing the request, and whether the store refused the last change. */
  isChanging: boolean;
  hasRefused: boolean;
  /** When the read of the shown progress began, ms of `elapsed`: the answers of earlier reads are dropped. */
  readAt: number;
}

/** What the kiosk needs of the world. Tests bring a world of their own. */
export interface KioskWorld {
  readonly api: Api;
  readonly settings: KioskSettings;
  readonly storage: Storage;
  /** Milliseconds since 1970, by the kiosk's own clock, which may be wrong. */
  readonly now: () => number;
  /** Milliseconds since the start; setting the clock does not change it. */
  readonly elapsed: () => number;
  readonly log: Pick<Console, 'warn'>;
  readonly urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}
