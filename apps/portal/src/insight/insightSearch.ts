import * as v from 'valibot';

const text = v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined);

/** How many days the page shows, and which, in the address of the page [V-01]. */
export const insightSearch = v.object({
  view: v.fallback(v.optional(v.picklist(['day', 'week', 'weeks'])), undefined),
  day: text,
});

export type InsightSearch = v.InferOutput<typeof insightSearch>;

export type InsightView = NonNullable<InsightSearch['view']>;
