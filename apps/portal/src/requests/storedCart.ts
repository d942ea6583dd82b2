import {
  CART_LINES_MAX,
  CART_LINE_QUANTITY_MAX,
  CART_LINE_QUANTITY_MIN,
  SIZE_SYSTEMS,
  type ShoesizeCartLine,
} from '@instore/api';
import { readJson, writeText } from '@instore/browser';
import * as v from 'valibot';
import type { CartLine } from './cartLines.ts';

const lineSchema = v.object({
  inventoryLineItemId: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  style: v.nullable(v.string()),
  imageUrl: v.string(),
  size: v.string(),
  price: v.pipe(v.number(), v.minValue(0)),
  status: v.picklist(['1', '2', '3']),
  requestedBy: v.string(),
  tryOutItem: v.boolean(),
  barcode: v.nullable(v.string()),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(CART_LINE_QUANTITY_MIN), v.maxValue(CART_LINE_QUANTITY_MAX)),
  lineIds: v.optional(v.array(v.string())),
  brand: v.optional(v.string()),
  sizeSystem: v.optional(v.picklist(SIZE_SYSTEMS)),
  colourway: v.optional(v.object({ name: v.string(), swatches: v.array(v.string()) })),
});
const key = v.pipe(v.string(), v.minLength(8));
const cartSchema = v.object({
  lines: v.array(v.unknown()),
  key,
  unsure: v.optional(v.fallback(v.optional(v.object({ key, items: v.array(lineSchema) })), undefined)),
});

/** What was sent under one Idempotency-Key. */
export interface SentCart {
  key: string;
  items: ShoesizeCartLine[];
}

/** A cart as it is stored in the browser. */
export interface StoredCart {
  lines: CartLine[];
  /** Idempotency-Key of the cart with these lines. */
  key: string;
  /** Sent with an unknown outcome: it may have been placed. */
  unsure?: SentCart | undefined;
}

/** Start of the storage keys of all carts. */
export const CART_KEY_PREFIX = 'request-cart:';

/** The storage key of the cart of a user at a location. */
export const cartKey = (userId: string, locationId: string): string => `${CART_KEY_PREFIX}${userId}:${locationId}`;

/**
 * Reads a stored cart; undefined if there is none. Invalid lines are dropped. A stored request without an answer is
 * dropped as a whole if one of its lines is invalid, because its key allows only the same lines.
 */
export function readCart(local: Storage, storageKey: string | undefined): StoredCart | undefined {
  const cart = v.safeParse(cartSchema, readJson(local, storageKey ?? ''));
  if (!cart.success) return undefined;
  const lines = cart.output.lines.flatMap((line) => {
    const result = v.safeParse(lineSchema, line);
    return result.success ? [result.output] : [];
  });
  return { ...cart.output, lines: lines.slice(0, CART_LINES_MAX) };
}

/** Stores a cart in the browser. False if the storage is full or forbidden. */
export function keepCart(local: Storage, storageKey: string | undefined, cart: StoredCart): boolean {
  // Without the storage the cart lasts as long as the page.
  return storageKey === undefined || writeText(local, storageKey, JSON.stringify(cart));
}
