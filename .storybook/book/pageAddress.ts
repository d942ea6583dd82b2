/**
 * The address of a page of Storybook, for a link with `target="_top"`: `./?path=/docs/text-and-data-stamp--docs` for
 * `Text and data/Stamp`.
 */
export const pageAddress = (title: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[ /]/g, '-')}--docs`;
