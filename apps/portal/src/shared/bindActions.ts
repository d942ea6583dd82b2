type Action<Context> = (context: Context, ...args: never[]) => unknown;

/** Actions without their first parameter. */
export type BoundActions<Context, Actions extends Record<string, Action<Context>>> = {
  [Name in keyof Actions]: Actions[Name] extends (context: Context, ...args: infer Args) => infer Answer
    ? (...args: Args) => Answer
    : never;
};

/**
 * Binds functions over a context to it: a store is state and actions, and an action is a function that a test can call.
 *
 * @param before runs before each of these actions
 */
export function bindActions<Context, Actions extends Record<string, Action<Context>>>(
  context: Context,
  actions: Actions,
  before?: (context: Context) => void,
): BoundActions<Context, Actions> {
  const bind =
    (action: Action<Context>) =>
    (...args: never[]) => {
      before?.(context);
      return action(context, ...args);
    };
  const bound = Object.entries(actions).map(([name, action]) => [name, bind(action)]);
  return Object.fromEntries(bound) as BoundActions<Context, Actions>;
}
