import * as v from 'valibot';

/** A text in an address; numbers too, because the router reads `size=9` as a number. Anything else counts as absent. */
export const addressText = (maxLength: number) =>
  v.fallback(
    v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty(), v.maxLength(maxLength)),
    ),
    undefined,
  );
