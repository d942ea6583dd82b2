import type { Preview } from '@storybook/react-vite';
import { STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The longest time that one story keeps its turn, ms: a play that hangs must not stop the others. */
const LONGEST_MS = 10_000;

/**
 * The stories of a docs page that have windows of their own are drawn and played one after the other. A page has one
 * focus: when two plays run at once, the second takes the focus from the first, which then fails or waits.
 */
export const playInTurn: Preview['beforeEach'] = () => {
  if (!isInDocsPage()) return undefined;
  return new Promise<void>((begin) => {
    void navigator.locks.request('play', () => {
      begin();
      return untilDrawn();
    });
  });
};

/** Whether the window is a part of a docs page. */
function isInDocsPage(): boolean {
  if (window.parent === window) return false;
  try {
    return window.parent.location.search.includes('viewMode=docs');
  } catch {
    // The page is of another origin: Storybook shows this one among its own.
    return false;
  }
}

/** Until the play of this window's story has ended, also if it failed. */
function untilDrawn(): Promise<void> {
  return new Promise((end) => {
    const channel = addons.getChannel();
    const stop = () => {
      leaveFocus();
      end();
    };
    channel.once(STORY_RENDERED, stop);
    channel.once(STORY_FINISHED, stop);
    setTimeout(stop, LONGEST_MS);
  });
}

/**
 * Until a person uses the story, it takes no focus: a scan field or a dialog that wants its focus back would take it from
 * the next play, or from the page that is read.
 */
function leaveFocus(): void {
  const { prototype } = HTMLElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'focus');
  if (own === undefined || prototype.focus === ignored) return;
  prototype.focus = ignored;
  const restore = () => Object.defineProperty(prototype, 'focus', own);
  window.addEventListener('pointerdown', restore, { capture: true, once: true });
  window.addEventListener('keydown', restore, { capture: true, once: true });
}

const ignored = () => undefined;
