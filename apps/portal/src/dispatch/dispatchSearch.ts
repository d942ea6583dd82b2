import * as v from 'valibot';

/** Order, and the associates whose pairs are shown, in the address of the dispatch [W-11]. */
export const dispatchSearch = v.object({
  sort: v.fallback(v.optional(v.picklist(['oldest', 'newest'])), undefined),
  owners: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.array(v.union([v.string(), v.number()])), v.string(), v.number()]),
        v.transform((value) => [value].flat().map(String)),
      ),
    ),
    undefined,
  ),
});

export type DispatchSearch = v.InferOutput<typeof dispatchSearch>;

/** What the dispatch shows. */
export interface DispatchView {
  /** By default the longest out is first. */
  sort: 'oldest' | 'newest';
  /** Ids of associates; empty for all. */
  owners: readonly string[];
}

/** The view of an address. */
export const dispatchView = ({ sort, owners }: DispatchSearch): DispatchView => ({
  sort: sort ?? 'oldest',
  owners: owners ?? [],
});
