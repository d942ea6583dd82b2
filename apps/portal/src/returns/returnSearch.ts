import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** The order number or barcode of the open sale, and the pair that comes back, in the address. */
export const returnSearch = v.object({
  sale: addressText(64),
  /** Barcode of the chosen pair. */
  pair: addressText(64),
});

export type ReturnSearch = v.InferOutput<typeof returnSearch>;
