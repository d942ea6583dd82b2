import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** List, open hold, and the pair that is about to be held, in the address of the holds. */
export const holdSearch = v.object({
  list: v.fallback(v.optional(v.picklist(['held', 'ended'])), undefined),
  whose: v.fallback(v.optional(v.picklist(['mine', 'all'])), undefined),
  search: addressText(80),
  hold: addressText(16),
  /** Barcode of a pair to hold. */
  pair: addressText(64),
  /** The line that has this pair. */
  line: addressText(16),
});

export type HoldSearch = v.InferOutput<typeof holdSearch>;
