import * as v from 'valibot';
import { addressText } from '../shared/address/addressText.ts';

/** The kinds of consigned pairs, in the order of the tabs [G-05]. */
export const CONSIGNMENT_KINDS = ['incoming', 'inStock', 'missing', 'sold', 'onHold'] as const;
export type ConsignmentKind = (typeof CONSIGNMENT_KINDS)[number];

/** The orders of the lists, by the time that the pairs of a tab have: announced, received, set aside or sold. */
export const CONSIGNMENT_SORTS = ['oldest', 'newest'] as const;
export type ConsignmentSort = (typeof CONSIGNMENT_SORTS)[number];

/** The order of a tab unless another one is chosen, as the server has it: the last sold first, all others oldest first. */
export const defaultSort = (kind: ConsignmentKind): ConsignmentSort => (kind === 'sold' ? 'newest' : 'oldest');

/** The address parameters of the consignment page: tab, its order, search text, order number, and the pair in the panel. */
export const consignmentSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(CONSIGNMENT_KINDS)), undefined),
  sort: v.fallback(v.optional(v.picklist(CONSIGNMENT_SORTS)), undefined),
  search: addressText(100),
  order: addressText(64),
  open: addressText(64),
});

export type ConsignmentSearch = v.InferOutput<typeof consignmentSearch>;
