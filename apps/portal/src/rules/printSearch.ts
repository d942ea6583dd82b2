import * as v from 'valibot';

/** The parameters of the print page: document, paper, and the bins of the labels [Z-13]. */
export const printSearch = v.object({
  what: v.fallback(v.optional(v.picklist(['labels', 'picks'])), undefined),
  on: v.fallback(v.optional(v.picklist(['a4', 'label'])), undefined),
  bins: v.fallback(
    v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,16}$/))), v.maxLength(200))),
    undefined,
  ),
});

export type PrintSearch = v.InferOutput<typeof printSearch>;
