import { LINE_STATES, SIZE_SYSTEMS, type LineCounts, type RequestLine } from '@instore/api';
import * as v from 'valibot';

/** A list of lines as the device keeps it: no names of people, and nothing that a person wrote [W-13]. */
export interface KeptList {
  lines: RequestLine[];
  counts: LineCounts | undefined;
}

const text = v.nullable(v.string());
const size = { size: v.string(), sizeSystem: v.picklist(SIZE_SYSTEMS) };

/** A line without people, as `createKeptLists` keeps it. */
const lineSchema = v.object({
  lineId: v.pipe(v.string(), v.nonEmpty()),
  requestId: text,
  status: v.picklist(LINE_STATES),
  tryOutItem: v.boolean(),
  consigned: v.boolean(),
  barcode: text,
  otherBarcodes: v.optional(v.nullable(v.array(v.string()))),
  bin: text,
  shelf: text,
  productName: v.string(),
  brand: v.string(),
  sku: text,
  colourway: v.object({ name: v.string(), swatches: v.array(v.string()) }),
  imageUrl: v.string(),
  inventoryItemId: v.string(),
  ...size,
  price: v.number(),
  requestedBy: v.string(),
  requestedAt: v.string(),
  placedBy: text,
  placedAt: text,
  checkedOutAt: text,
  checkedOutBy: text,
  otherSize: v.optional(v.nullable(v.object(size))),
  orderNumber: v.optional(text),
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const listSchema = v.object({
  lines: v.array(v.unknown()),
  counts: v.optional(
    v.fallback(v.optional(v.object({ request: count, pending: count, checkedout: count })), undefined),
  ),
});

/**
 * Checks a list that the device has kept, perhaps in an earlier release. Lines that do not fit are left out; the server
 * has them. Undefined if nothing can be shown.
 */
export function readKeptList(stored: unknown): KeptList | undefined {
  const list = v.safeParse(listSchema, stored);
  if (!list.success) return undefined;
  const lines = list.output.lines.flatMap((line) => {
    const result = v.safeParse(lineSchema, line);
    return result.success ? [result.output] : [];
  });
  return { lines, counts: list.output.counts };
}
