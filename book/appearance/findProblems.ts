import type { StoryContext } from '@storybook/react-vite';
import { run } from 'axe-core';
import type { JSX } from 'react';
import { page } from 'vitest/browser';
import { nameOf, type Setting, SIZES } from './settings.ts';
import { settle } from './settle.ts';

/**
 * The rules of axe whose result depends on theme, window size, direction or text size. The others read roles, names and
 * relations; the a11y addon checks all rules once for each story.
 */
const APPEARANCE_RULES = [
  // Colours and overlaps.
  'color-contrast',
  'link-in-text-block',
  // Layout: sizes of press targets, and parts that scroll.
  'target-size',
  'scrollable-region-focusable',
  // Narrow windows hide words: the rest still needs a name, and hidden parts no focus.
  'aria-command-name',
  'aria-hidden-focus',
  'button-name',
  'empty-heading',
  'link-name',
  'label',
];

/** A mounted story with the parts of Storybook's prepared story that its public type leaves out. */
export type MountedStory = StoryContext & {
  unboundStoryFn: (context: StoryContext) => JSX.Element;
  hooks: { renderListener: (id: string) => void };
};

/**
 * Shows the mounted story in a setting. Parts that are left out of the setting stay as they are.
 *
 * @returns one line if the page is wider than its window
 */
export async function showIn(context: MountedStory, setting: Partial<Setting>): Promise<string[]> {
  await apply(context, setting);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [`${nameOf(setting)}: the page is ${scrollWidth - clientWidth} px wider than its window`];
}

/**
 * Shows the mounted story in a setting and checks its appearance.
 *
 * @returns one line for each violation of axe, and one if the page is wider than its window
 */
export async function findProblems(context: MountedStory, setting: Partial<Setting>): Promise<string[]> {
  const found = await showIn(context, setting);
  const { violations } = await run(document.body, {
    runOnly: { type: 'rule', values: APPEARANCE_RULES },
    resultTypes: ['violations'],
  });
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      found.push(`${nameOf(setting)}: ${id} at ${target.join(' ')}: ${failureSummary}`);
    }
  }
  return found;
}

async function apply(context: MountedStory, { size, direction, theme, textSize }: Partial<Setting>): Promise<void> {
  const root = document.documentElement;
  if (size && innerWidth !== SIZES[size].width) await page.viewport(SIZES[size].width, SIZES[size].height);
  if (direction && direction !== context.globals['direction']) await renderAgain(context, { direction });
  if (theme) root.dataset['theme'] = theme;
  if (textSize) root.style.fontSize = `${textSize}%`;
  await settle();
}

/** Renders the mounted story with other globals, as Storybook's toolbar does: it keeps its state. */
async function renderAgain(context: MountedStory, globals: { direction: string }): Promise<void> {
  context.globals = { ...context.globals, ...globals };
  const fail = (reason: unknown) => {
    throw reason;
  };
  await globalThis.globalProjectAnnotations.renderToCanvas?.(
    {
      ...context,
      storyContext: context,
      storyFn: () => context.unboundStoryFn(context),
      forceRemount: false,
      showMain: () => undefined,
      showError: fail,
      showException: fail,
    },
    context.canvasElement,
  );
  // Runs the effects of the decorators.
  context.hooks.renderListener(context.id);
}
