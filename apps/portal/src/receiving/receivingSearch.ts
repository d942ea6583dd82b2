import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** List, search, open delivery and open carton, in the address of receiving. */
export const receivingSearch = v.object({
  list: v.fallback(v.optional(v.picklist(['expected', 'putAway', 'closed'])), undefined),
  search: addressText(80),
  delivery: addressText(16),
  carton: addressText(64),
});

export type ReceivingSearch = v.InferOutput<typeof receivingSearch>;

/** A list of deliveries. */
export type ReceivingList = NonNullable<ReceivingSearch['list']>;
