import * as v from 'valibot';

/** The label of a pair: a barcode, with size and product name above it. */
const pairLabel = v.object({
  barcode: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\x21-\x7e]{1,64}$/)),
  size: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(16)),
  name: v.pipe(v.string(), v.maxLength(100)),
  /** It is the label of a carton. */
  isCarton: v.optional(v.boolean()),
});

/** The parameters of the print page: document, paper or printer by its id, and what the labels are for [Z-13]. */
export const printSearch = v.object({
  what: v.fallback(v.optional(v.picklist(['labels', 'picks', 'pairs'])), undefined),
  on: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^(a4|label|\d{1,15})$/))),
    undefined,
  ),
  pairs: v.fallback(v.optional(v.pipe(v.array(pairLabel), v.maxLength(200))), undefined),
  bins: v.fallback(
    v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,16}$/))), v.maxLength(200))),
    undefined,
  ),
});

export type PrintSearch = v.InferOutput<typeof printSearch>;

export type PairLabel = v.InferOutput<typeof pairLabel>;
