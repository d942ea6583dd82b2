import * as v from 'valibot';
import { addressText } from './addressText.ts';

/** The kinds of consigned pairs, in the order of the tabs [G-05]. */
export const CONSIGNMENT_KINDS = ['incoming', 'inStock', 'missing', 'sold', 'onHold'] as const;
export type ConsignmentKind = (typeof CONSIGNMENT_KINDS)[number];

/** The address parameters of the consignment page: tab, search text, order number, and the pair in the panel. */
export const consignmentSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(CONSIGNMENT_KINDS)), undefined),
  search: addressText(100),
  order: addressText(64),
  open: addressText(64),
});

export type ConsignmentSearch = v.InferOutput<typeof consignmentSearch>;
