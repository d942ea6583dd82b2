import type { Preview } from '@storybook/react-vite';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { PreparedStory, RenderPhase } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { holdFocus } from './holdFocus.ts';
import { isInDocsPage } from './isInDocsPage.ts';
import { stopMotion } from './stopMotion.ts';
import { systemTheme } from './systemTheme.ts';

/** The longest time that one story keeps its turn, ms: a play that hangs must not stop the others. */
const LONGEST_MS = 10_000;

/** After these phases of a story, its play has ended. */
const ENDED: readonly RenderPhase[] = ['played', 'errored', 'aborted', 'finished'];

/**
 * The stories of a docs page that have windows of their own are drawn at once, and played one after the other. A page has
 * one focus: when two plays run at once, the second takes the focus from the first, which then fails or waits. Before and
 * after its turn a story takes no focus.
 */
export const playInTurn: Preview['beforeEach'] = (context) => {
  if (!isInDocsPage()) return;
  const giveFocus = holdFocus();
  // The decorator of the themes sets it after the play only.
  document.documentElement.dataset['theme'] = String(context.globals['theme'] || systemTheme);
  const { playFunction } = context as Partial<PreparedStory>;
  if (playFunction === undefined) return;
  const { mount } = context;
  context.mount = async (...content) => {
    const canvas = await mount(...content);
    const end = await turn();
    giveFocus();
    // As in the tests of the stories: a play that waits for motion is slow, and may wait for too long.
    stopMotion(true);
    void untilPlayed().then(() => {
      stopMotion(context.globals['motion'] === 'still');
      endFocus();
      holdFocus();
      end();
    });
    return canvas;
  };
};

/** Elements that close when they lose the focus. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true]';

/** Removes the focus after a play, so that no focus ring is shown. Open dialogs and menus keep it. */
function endFocus(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest(OPEN) === null) focused.blur();
}

/** Waits for the turn of this window. Returns what ends it. */
async function turn(): Promise<() => void> {
  // Of the stories outside of the page's window one asks at a time: a story that is seen has its turn after two plays.
  const next = take('next');
  await Promise.race([next, untilSeen()]);
  const end = await take('play');
  void next.then((release) => release());
  return end;
}

/** Waits for a lock of the windows in this page. Returns what releases it. */
const take = (name: string): Promise<() => void> =>
  new Promise((begin) => {
    const page = window.parent.performance.timeOrigin;
    void navigator.locks.request(`${name} ${page}`, () => new Promise<void>(begin));
  });

/** Until a person can see this window. */
const untilSeen = (): Promise<void> =>
  new Promise((see) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      see();
    });
    observer.observe(document.documentElement);
  });

/** Until the play of this window's story has ended, also if it failed. */
const untilPlayed = (): Promise<void> =>
  new Promise((end) => {
    setTimeout(end, LONGEST_MS);
    addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: RenderPhase }) => {
      if (ENDED.includes(newPhase)) end();
    });
  });
