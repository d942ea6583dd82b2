import { CART_LINES_MAX, CART_QUANTITY_MAX, CART_QUANTITY_MIN, SIZE_SYSTEMS } from '@instore/api';
import * as v from 'valibot';
import type { CartLine } from './requestCart.ts';

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
  quantity: v.pipe(v.number(), v.integer(), v.minValue(CART_QUANTITY_MIN), v.maxValue(CART_QUANTITY_MAX)),
  lineIds: v.exactOptional(v.array(v.string())),
  brand: v.exactOptional(v.string()),
  sizeSystem: v.exactOptional(v.picklist(SIZE_SYSTEMS)),
  colourway: v.exactOptional(v.object({ name: v.string(), swatches: v.array(v.string()) })),
});
const cartSchema = v.object({ lines: v.array(v.unknown()), key: v.pipe(v.string(), v.minLength(8)) });

/** Under what name the cart of a person at a location is kept: each location has its own. */
export const cartKey = (userId: string, locationId: string): string => `request-cart:${userId}:${locationId}`;

/** Reads a cart that was left in the browser. Lines of a wrong shape are left out; no cart at all is `undefined`. */
export function readCart(stored: string | null): { lines: CartLine[]; key: string } | undefined {
  if (stored === null) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return undefined;
  }
  if (!v.is(cartSchema, value)) return undefined;
  const lines = value.lines.flatMap((line) => {
    const result = v.safeParse(lineSchema, line);
    return result.success ? [result.output] : [];
  });
  return { lines: lines.slice(0, CART_LINES_MAX), key: value.key };
}
