import type { Preview } from '@storybook/react-vite';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { isInDocsPage } from './isInDocsPage.ts';
import { untilPlayed } from './playInTurn.ts';

/** The channel that Storybook keeps on each window. */
type Channel = ReturnType<typeof addons.getChannel>;

/**
 * An example in a window of its own follows the controls of its docs page: Storybook updates only the stories of the
 * page's own window. Only the changed values are passed on: the page's elements belong to the React of its window. They
 * wait for the end of the play, which expects the first values.
 */
export const followControls: Preview['beforeEach'] = ({ id }) => {
  if (!isInDocsPage()) return;
  const page = Reflect.get(window.parent, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined;
  const played = untilPlayed();
  const follow = (event: string) => (change: { storyId: string }) => {
    if (change.storyId === id) void played.then(() => addons.getChannel().emit(event, change));
  };
  const listeners = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => [event, follow(event)] as const);
  for (const [event, listener] of listeners) page?.on(event, listener);
  return () => listeners.forEach(([event, listener]) => page?.off(event, listener));
};
