import * as v from 'valibot';

/** The kinds of consigned pairs, in the order of the tabs [G-05]. */
export const CONSIGNMENT_KINDS = ['incoming', 'inStock', 'missing', 'sold', 'onHold'] as const;
export type ConsignmentKind = (typeof CONSIGNMENT_KINDS)[number];

const text = (length: number) =>
  v.fallback(
    v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.minLength(1), v.maxLength(length)),
    ),
    undefined,
  );

/** The address parameters of the consignment page: tab, search text, order number, and the pair in the panel. */
export const consignmentSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(CONSIGNMENT_KINDS)), undefined),
  search: text(100),
  order: text(64),
  open: text(64),
});

export type ConsignmentSearch = v.InferOutput<typeof consignmentSearch>;
