import type { Decorator } from '@storybook/react-vite';

/** Tags of the stories that are a good or a bad example of a component. */
export const EXAMPLE_TAGS = ['do', 'dont'] as const;
export type ExampleTag = (typeof EXAMPLE_TAGS)[number];

/** Whether a story is a good or a bad example; undefined for another story. */
export const exampleTagOf = (tags: readonly string[]): ExampleTag | undefined =>
  EXAMPLE_TAGS.find((tag) => tags.includes(tag));

/** A decorator for the stories of a file, without its examples: they show only what their code says. */
export const exceptExamples =
  <Args>(decorator: Decorator<Args>): Decorator<Args> =>
  (Story, context) =>
    exampleTagOf(context.tags) === undefined ? decorator(Story, context) : Story();
