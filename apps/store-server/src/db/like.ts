/** Escapes %, _ and \ for LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern for values that contain a text. */
export const within = (text: string): string => `%${literal(text)}%`;
/** The LIKE pattern for values that start with a text. */
export const startingWith = (text: string): string => `${literal(text)}%`;
/** The LIKE pattern for values that end with a text. */
export const endingWith = (text: string): string => `%${literal(text)}`;
