import { expect, type Page } from '@playwright/test';

/** What a page of Storybook keeps of its stories. */
interface Book {
  storyRenders: readonly { isPending: () => boolean }[];
}

/** Longer than Storybook's frame needs for a page, or a window in it for an example, on any machine, ms. */
export const BOOK_LOADS = 120_000;

/** Examples that have a window of their own stay empty: each would load Storybook again. Tests of the stories draw them. */
export const leaveWindowsEmpty = (page: Page): Promise<unknown> =>
  page.route(/iframe\.html\?.*viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));

/** Waits until each story within the page is drawn. Storybook loads its page again when a person leaves it earlier. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const { storyRenders } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Book;
    return storyRenders.every((story) => !story.isPending());
  });

/** Parts of stories outside of their frames, and settings of a story that have reached the page. */
export const findProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (part: Element): boolean => {
      const { width, height } = part.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(part).visibility !== 'hidden';
    };
    const own = (part: Element): boolean =>
      /^(SCRIPT|STYLE|TEMPLATE)$/.test(part.tagName) || /(^|\s)(storybook|sb)-/.test(`${part.id} ${part.className}`);
    const outside = [...document.body.children].filter((part) => !own(part) && isShown(part));
    const fixed = [...document.querySelectorAll('[data-story-block] *')].filter(
      (part) => getComputedStyle(part).position === 'fixed' && isShown(part),
    );
    // "Set string": a control that has no field before it is pressed.
    const unset = [...document.querySelectorAll('.docblock-argstable button')].filter(({ textContent }) =>
      /^Set (string|number|boolean|object)/.test(textContent ?? ''),
    );
    const { fontSize, direction } = getComputedStyle(document.documentElement);
    return [
      ...outside.map((part) => `outside of its story: ${part.outerHTML.slice(0, 120)}`),
      ...fixed.map((part) => `above the page: ${part.outerHTML.slice(0, 120)}`),
      ...unset.map((part) => `a control without a field: ${part.closest('tr')?.textContent}`),
      ...(fontSize === '16px' ? [] : [`text of ${fontSize}`]),
      ...(direction === 'ltr' ? [] : ['right to left']),
    ];
  });

/** Waits until no window of the page plays its story or waits for its turn. */
export async function untilPlayed(page: Page): Promise<void> {
  const turns = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return held.length + pending.length;
    });
  await expect.poll(turns, { timeout: BOOK_LOADS }).toBe(0);
}
