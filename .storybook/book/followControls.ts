import type { Preview } from '@storybook/react-vite';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { isInDocsPage } from './isInDocsPage.ts';

/** What Storybook sends when the controls of a page have changed a story. */
interface Update {
  storyId: string;
  args: Args;
}

/** The channel that Storybook keeps on each window. */
type Channel = ReturnType<typeof addons.getChannel>;

/**
 * An example in a window of its own follows the controls of its docs page: Storybook updates only the stories of the
 * page's own window.
 */
export const followControls: Preview['beforeEach'] = ({ id }) => {
  if (!isInDocsPage()) return;
  const page = Reflect.get(window.parent, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
  const follow = ({ storyId, args }: Update) => {
    if (storyId === id) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args });
  };
  page?.on(STORY_ARGS_UPDATED, follow);
  return () => page?.off(STORY_ARGS_UPDATED, follow);
};
