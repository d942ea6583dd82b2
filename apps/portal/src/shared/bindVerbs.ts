type Verb<Context> = (context: Context, ...args: never[]) => unknown;

/** Verbs without their first parameter. */
export type BoundVerbs<Context, Verbs extends Record<string, Verb<Context>>> = {
  [Name in keyof Verbs]: Verbs[Name] extends (context: Context, ...args: infer Args) => infer Answer
    ? (...args: Args) => Answer
    : never;
};

/**
 * Binds functions over a context to it: state is facts and verbs, and a verb is a function that a test can call.
 *
 * @param before runs before each of these verbs
 */
export function bindVerbs<Context, Verbs extends Record<string, Verb<Context>>>(
  context: Context,
  verbs: Verbs,
  before?: (context: Context) => void,
): BoundVerbs<Context, Verbs> {
  const bind =
    (verb: Verb<Context>) =>
    (...args: never[]) => {
      before?.(context);
      return verb(context, ...args);
    };
  const bound = Object.entries(verbs).map(([name, verb]) => [name, bind(verb)]);
  return Object.fromEntries(bound) as BoundVerbs<Context, Verbs>;
}
