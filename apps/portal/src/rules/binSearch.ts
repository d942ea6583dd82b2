import * as v from 'valibot';

const text = (length: number) =>
  v.fallback(
    v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.minLength(1), v.maxLength(length)),
    ),
    undefined,
  );

/** The address parameters of the bins page: the open bin or the search text, the task, and the pair in the panel. */
export const binSearch = v.object({
  bin: text(64),
  search: text(100),
  mode: v.fallback(v.optional(v.picklist(['move', 'count'])), undefined),
  pair: text(15),
});

export type BinSearch = v.InferOutput<typeof binSearch>;
