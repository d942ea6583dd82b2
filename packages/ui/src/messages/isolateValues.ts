/** A value in braces, except for numbers and texts of the kit, which have the direction of the sentence. */
const FOREIGN_VALUE = /\{(?!(?:count|days|done|hours|items|minutes|page|sizes|total)\})\w+\}/g;

/** Puts U+2068 (first strong isolate) and U+2069 (pop directional isolate) around values (UAX #9). */
const isolateIn = (text: string) => text.replace(FOREIGN_VALUE, '\u2068$&\u2069');

const isolateInEach = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]: [string, object | string]) => [
      key,
      typeof text === 'string' ? isolateIn(text) : isolateInEach(text),
    ]),
  );

/**
 * Isolates each name, size, bin and price in right-to-left texts, so that it keeps its own direction. Otherwise a comma
 * between two Latin names joins them and reverses their order, and "10.5 W" is shown as "W 10.5".
 */
export function isolateValues<Texts extends object>(texts: Texts): Texts {
  return isolateInEach(texts) as Texts;
}
