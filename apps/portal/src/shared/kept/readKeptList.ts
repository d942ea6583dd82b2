import { LINE_STATES, type LineCounts, type RequestLine } from '@instore/api';
import * as v from 'valibot';
import { keptProduct, keptText } from './keptProduct.ts';

/** A list of lines as the device keeps it: no names of people, and nothing that a person wrote [W-13]. */
export interface KeptList {
  lines: RequestLine[];
  counts: LineCounts | undefined;
}

/** A line without people, as `createKeptLists` keeps it. */
const lineSchema = v.object({
  lineId: v.pipe(v.string(), v.nonEmpty()),
  requestId: keptText,
  status: v.picklist(LINE_STATES),
  tryOutItem: v.boolean(),
  consigned: v.boolean(),
  barcode: keptText,
  otherBarcodes: v.optional(v.nullable(v.array(v.string()))),
  bin: keptText,
  shelf: keptText,
  ...keptProduct,
  requestedBy: v.string(),
  requestedAt: v.string(),
  placedBy: keptText,
  placedAt: keptText,
  checkedOutAt: keptText,
  checkedOutBy: keptText,
  orderNumber: v.optional(keptText),
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
