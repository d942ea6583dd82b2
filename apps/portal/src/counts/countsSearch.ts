import * as v from 'valibot';

/** View and open form in the address of the planned counts. */
export const countsSearch = v.object({
  view: v.fallback(v.optional(v.picklist(['today', 'accuracy', 'plans'])), undefined),
  form: v.fallback(v.optional(v.literal('new')), undefined),
});

export type CountsSearch = v.InferOutput<typeof countsSearch>;

/** What the page shows. */
export type CountsView = NonNullable<CountsSearch['view']>;
