import type { Messages } from './Messages.ts';

/** A name in braces, but for the figures and the kit's own words, which run as the sentence does. */
const OWN_DIRECTION = /\{(?!(?:count|days|done|hours|items|minutes|page|sizes|total)\})\w+\}/g;

/** U+2068 first strong isolate, U+2069 pop directional isolate (UAX #9). */
const set = (text: string) => text.replace(OWN_DIRECTION, '\u2068$&\u2069');

const each = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]: [string, object | string]) => [
      name,
      typeof word === 'string' ? set(word) : each(word),
    ]),
  );

/**
 * Words that are read from right to left, with each name, size, bin and price in them set apart in its own direction.
 * Otherwise a comma between two Latin names joins them and turns their order, and "10.5 W" reads "W 10.5".
 */
export function isolated(words: Messages): Messages {
  return each(words) as Messages;
}
