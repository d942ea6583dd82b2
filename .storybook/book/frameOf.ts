import type { PreparedStory } from 'storybook/internal/types';
import { exampleTagOf } from '../../packages/ui/src/internal/examples.ts';

/** How a docs page shows a story in a window of its own. */
export interface Frame {
  /** A screen or a strip of it: 1280 px wide, scaled down to the width of the page. */
  isScreen: boolean;
  /** Height in px, before it is scaled down: `640px`. */
  height: string;
}

/** Settings that a story would change for the whole docs page. */
const OF_THE_PAGE = ['textSize', 'direction', 'locale', 'density', 'motion', 'viewport'];

/**
 * Whether a story needs a window of its own in a docs page: a screen, an open overlay, and a story that changes the
 * whole page. The others are part of the page. `parameters.isInPage` keeps a
 * bar that is as wide as the window in the page.
 */
export function frameOf({ parameters, storyGlobals, initialArgs }: PreparedStory): Frame | undefined {
  const { inline, height } = (parameters['docs']?.story ?? {}) as { inline?: boolean; height?: string };
  if (parameters['isInPage'] === true) return undefined;
  if (parameters['layout'] === 'fullscreen') return { isScreen: true, height: height ?? '800px' };
  const isOpen = initialArgs['isOpen'] === true;
  const changesPage = OF_THE_PAGE.some((name) => name in storyGlobals);
  return inline === false || isOpen || changesPage ? { isScreen: false, height: height ?? '560px' } : undefined;
}

/**
 * Whether a docs page shows a story after the first one: it differs by more than the settings of the toolbar, and by
 * more than what its play does. A story that draws itself in a theme, as those of the colours, is shown in it.
 */
export function isVariant({ tags, storyGlobals, moduleExport }: PreparedStory): boolean {
  if (exampleTagOf(tags) !== undefined) return false;
  const own = moduleExport as { args?: unknown; render?: unknown; decorators?: unknown };
  const looksDifferent = own.args !== undefined || own.render !== undefined || own.decorators !== undefined;
  const settings = Object.keys(storyGlobals).filter((name) => own.render === undefined || name !== 'theme');
  return looksDifferent && settings.length === 0;
}
