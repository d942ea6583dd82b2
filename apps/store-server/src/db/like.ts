/** A text as LIKE takes it: its own %, _ and \ are letters like any other. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Matches a text anywhere. */
export const within = (text: string): string => `%${literal(text)}%`;
/** Matches a text at the beginning. */
export const startingWith = (text: string): string => `${literal(text)}%`;
/** Matches a text at the end. */
export const endingWith = (text: string): string => `%${literal(text)}`;
