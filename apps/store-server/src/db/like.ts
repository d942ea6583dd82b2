/**
 * A text as a search compares it: wide letters and signs become plain ones, so that none of them is a wildcard. Use it
 * before the text becomes a pattern, because PostgreSQL's `unaccent` makes a backslash of \u2216.
 */
export const asSearched = (text: string): string => text.normalize('NFKC').replaceAll('\u2216', '\\');

/** Escapes %, _ and \ for LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern for values that contain a text. */
export const within = (text: string): string => `%${literal(text)}%`;
/** The LIKE pattern for values that start with a text. */
export const startingWith = (text: string): string => `${literal(text)}%`;
/** The LIKE pattern for values that end with a text. */
export const endingWith = (text: string): string => `%${literal(text)}`;
