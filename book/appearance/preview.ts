import type { Preview } from '@storybook/react-vite';
import { inject, vi } from 'vitest';
import { exampleTagOf } from '../../packages/ui/src/internal/examples.ts';
import { PICTURE_DATE } from '../../.storybook/book/fixDate.ts';
import { findForcedProblems } from './forcedColours.ts';
import { findProblems, type MountedStory } from './findProblems.ts';
import { positionOfTest } from './positionOfTest.ts';
import { settingsOf, withoutOwnGlobals } from './settings.ts';

/**
 * What the test run adds to Storybook's preview. After the play and all rules of axe have passed, and while the story
 * is still mounted, it checks the story in further settings. `beforeAxe.ts` has what comes before these rules.
 */

// The date is fixed, timers run: relative times and the year lists of calendars are the same in every run.
vi.useFakeTimers({ toFake: ['Date'], now: PICTURE_DATE });

// The size of window that vitest.config.ts states; the addon has one of its own.
export const parameters: Preview['parameters'] = {
  // Each story would send all other results of axe to the run, which reads the violations only.
  a11y: { options: { resultTypes: ['violations'] } },
  viewport: {
    defaultViewport: 'desktop',
    options: { desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } } },
  },
};

// Before the story is drawn: a panel is placed beside its button once, when it opens.
export const beforeEach: Preview['beforeEach'] = ({ parameters: { layout } }) => {
  // Storybook's page around a story; vitest's own is as high as the window.
  const padding = layout === 'fullscreen' ? 0 : '1rem';
  Object.assign(document.body.style, { margin: 0, padding, minHeight: 0, boxSizing: 'border-box' });
  // The screen of the previous story guards the places of its buttons for 400 ms.
  for (const guard of document.querySelectorAll('[data-press-guard]')) guard.remove();
  // The text size of the last setting in which the previous story was checked.
  document.documentElement.style.fontSize = '';
};

/** The settings of a story in which all rules of axe have not run yet. */
export const afterEach: Preview['afterEach'] = async (context) => {
  const amount = inject('storySettings');
  if (exampleTagOf(context.tags) !== undefined || amount === 'one' || amount === 'none') return;
  const settings = withoutOwnGlobals(settingsOf(amount, positionOfTest()), context.storyGlobals);
  const problems = await findForcedProblems();
  for (const setting of settings) problems.push(...(await findProblems(context as MountedStory, setting)));
  if (problems.length > 0) throw new Error(`In other settings of this story:\n${problems.join('\n')}`);
};
