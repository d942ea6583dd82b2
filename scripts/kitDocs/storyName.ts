/**
 * A story's name in sentence case, as the titles of pages: `Long text`. Storybook makes `Long Text` of the name of an
 * export. Abbreviations keep their capitals; ids of stories do not change.
 */
export const storyName = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z](?=[a-z]* |[a-z]*$)/g, (letter) => letter.toLowerCase());
