import type { PreparedStory } from 'storybook/internal/types';
import { setArgs } from './emptyFields.ts';
import { type Example, ExampleWriter } from './ExampleWriter.ts';

/** The code of a story that can be copied; undefined if the story draws nothing of the kit's alone. */
export function codeOf(story: Pick<PreparedStory, 'moduleExport' | 'argTypes' | 'initialArgs'>): string | undefined {
  const { example } = story.moduleExport as { example?: Example };
  return example && new ExampleWriter(example, setArgs(story)).write();
}
