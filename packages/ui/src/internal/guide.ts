/**
 * What a page of the book says about a component beyond its properties: `parameters: { guide: … satisfies Guide }` in
 * its stories. The book shows it, and the package's `docs/*.md` are written from it. Plain texts only: no variables.
 */
export interface Guide {
  /** When it is the right part. */
  use: readonly string[];
  /** When it is not, and what to take instead. */
  avoid: readonly string[];
  /** Its parts in the order in which they are read, where it has several. */
  anatomy?: readonly (readonly [part: string, what: string])[];
  /** Keys and what they do, for what is more than a native control. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader is told, and what the screen that uses it has to add. */
  accessibility?: readonly string[];
  /** How its words are chosen. */
  content?: readonly string[];
}
