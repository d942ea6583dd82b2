import { expect } from 'vitest';
import { page } from 'vitest/browser';

declare module 'vitest' {
  interface TaskMeta {
    /** The names of the reference pictures of a story, without `.png`. */
    pictures?: string[];
  }
}

const THEMES = ['light', 'dark'];

/** The names of the reference pictures of a story: `light/actions-button--example`. */
export const picturesOf = (id: string): string[] => THEMES.map((theme) => `${theme}/${id}`);

/**
 * Compares the story with its reference pictures in light and dark. A picture shows the body, or the whole window if
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
    // Playwright takes pictures of elements: the body grows to the size of the window, the window to that of the body.
    if (hasOverlay()) document.body.style.height = '100vh';
    const { bottom } = document.body.getBoundingClientRect();
    if (bottom > window.innerHeight) await page.viewport(innerWidth, Math.ceil(bottom));
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${pictured}/${id.replace('--', '/')}`);
    document.body.style.height = '';
  }
  if (window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight);
  dataset['theme'] = theme;
}

function hasOverlay(): boolean {
  const { bottom } = document.body.getBoundingClientRect();
  return [...document.querySelectorAll('body *')].some((part) => part.getBoundingClientRect().bottom > bottom + 1);
}
