import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { settle } from './settle.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The names of the reference pictures of a story, without `.png`. */
    pictures?: string[];
  }
}

/** The themes of reference pictures. */
const THEMES: readonly string[] = ['light', 'dark'];

/** The names of the reference pictures of a story: `light/actions-button--example`. */
export const picturesOf = (id: string): string[] => THEMES.map((theme) => `${theme}/${id}`);

/**
 * Compares the story with its reference pictures. A picture shows the body, or the whole window if
 * an overlay extends beyond the body.
 *
 * @param id of the story
 * @throws if a picture differs or is missing
 */
export async function comparePictures(id: string): Promise<void> {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const { innerWidth, innerHeight } = window;
  for (const pictured of THEMES) {
    dataset['theme'] = pictured;
    await settle();
    let hadOverlay: boolean;
    do {
      hadOverlay = hasOverlay();
      // An overlay that closes meanwhile leaves a picture of the wrong size.
      await comparePicture(`${pictured}/${id.replace('--', '/')}`, hadOverlay).catch((error: unknown) => {
        if (hasOverlay() === hadOverlay) throw error;
      });
    } while (hasOverlay() !== hadOverlay);
  }
  if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight);
  dataset['theme'] = theme;
}

async function comparePicture(name: string, isWindow: boolean): Promise<void> {
  // Playwright takes pictures of elements: the body grows to the size of the window, the window to that of the body.
  document.body.style.height = isWindow ? '100vh' : '';
  try {
    const { bottom } = document.body.getBoundingClientRect();
    if (bottom > window.innerHeight) await page.viewport(window.innerWidth, Math.ceil(bottom));
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    document.body.style.height = '';
  }
}

function hasOverlay(): boolean {
  const { bottom } = document.body.getBoundingClientRect();
  // What React Aria announces, also for earlier stories, is invisible and stays for seven seconds.
  const parts = document.querySelectorAll('body *:not([data-live-announcer], [data-live-announcer] *)');
  return [...parts].some((part) => part.getBoundingClientRect().bottom > bottom + 1);
}
