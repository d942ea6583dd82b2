import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** The address parameters of the bins page: the open bin or the search text, the task, and the pair in the panel. */
export const binSearch = v.object({
  bin: addressText(64),
  search: addressText(100),
  mode: v.fallback(v.optional(v.picklist(['move', 'count'])), undefined),
  pair: addressText(15),
});

export type BinSearch = v.InferOutput<typeof binSearch>;
