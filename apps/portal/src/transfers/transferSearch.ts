import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** List, open transfer, and what is about to be asked for, in the address of the transfers. */
export const transferSearch = v.object({
  list: v.fallback(v.optional(v.picklist(['incoming', 'outgoing', 'done'])), undefined),
  transfer: addressText(16),
  /** SKU or id of a product of which another location is asked for a size. */
  ask: addressText(64),
  /** The size: an inventory item. */
  item: addressText(64),
  /** The line that waits for the pair. */
  line: addressText(16),
  /** The location that is chosen at first. */
  from: addressText(64),
});

export type TransferSearch = v.InferOutput<typeof transferSearch>;

/** A list of transfers. */
export type TransferListName = NonNullable<TransferSearch['list']>;
