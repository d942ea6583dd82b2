import type { Failure, KioskBrand, KioskProduct, KioskProductPage } from '@instore/api';
import { proxy } from 'valtio';

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

/** What the list of products shows: a brand, or a search. */
export type ProductList =
  | { kind: 'brand'; brand: string }
  | { kind: 'search'; title: string; filters: Record<string, string[]> };

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
  /** The line that was removed last and can be put back. */
  removed: CartLine | undefined;
  loading: Partial<Record<RequestType, boolean>>;
  error: Partial<Record<RequestType, Failure>>;
  brandsError: Failure | undefined;
}

const EMPTY = {
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

/** What belongs to one customer is emptied when the next one comes; an unsent request stays [C-11, C-12]. */
export function forgetCustomer(facts: KioskFacts): void {
  Object.assign(facts, structuredClone(EMPTY), { brandsError: facts.brandsError });
}

export const createFacts = (): KioskFacts =>
  proxy<KioskFacts>({
    ...structuredClone(EMPTY),
    products: [],
    cart: [],
    colours: [],
    featuredProducts: [],
    brandProducts: [],
    requestToTryData: undefined,
    loading: {},
    error: {},
    brandsError: undefined,
  });
