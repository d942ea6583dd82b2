/**
 * The guide of a component: `parameters: { guide: … satisfies Guide }` in its stories. Storybook shows it, and the
 * package's `docs/*.md` are generated from it. Literal texts only: no variables.
 */
export interface Guide {
  /** When to use the component. */
  use: readonly string[];
  /** When not to use it, and what to use instead. */
  avoid: readonly string[];
  /** Its parts in reading order, if it has several. */
  anatomy?: readonly (readonly [part: string, what: string])[];
  /** Keys and what they do, for more than a native control. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** What screen readers hear, and what the host has to add. */
  accessibility?: readonly string[];
  /** How to write its texts. */
  content?: readonly string[];
}
