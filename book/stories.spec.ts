import type { Book } from './support/Book.ts';
import { look } from './support/look.ts';
import { EVERY, someOf, unsettled } from './support/settings.ts';
import { type Story, storiesByPage } from './support/stories.ts';
import { expect, test } from './support/test.ts';

/**
 * The rules of axe whose answer can change with theme, width, direction or size of text. The others read roles, names
 * and relations, which are the same in all of them: the project `stories` asks all rules of every story once.
 */
const APPEARANCE = [
  // Text on what lies behind it, and links told from their paragraph: another theme, another overlap.
  'color-contrast',
  'link-in-text-block',
  // What a finger hits, and what has begun to scroll: another layout.
  'target-size',
  'scrollable-region-focusable',
  // Narrow screens leave words out: what is left must still have a name, and what is hidden no focus.
  'aria-command-name',
  'aria-hidden-focus',
  'button-name',
  'empty-heading',
  'link-name',
  'label',
];

/** All 24 settings for each story take eight times as long; the test run takes three, others for each story. */
const isEvery = process.env['EVERY_SETTING'] !== undefined;

async function problems(book: Book, story: Story, turn: number): Promise<string[]> {
  const settled = await book.show(story.id);
  const found: string[] = [];
  let now = 'ltr';
  for (const { size, direction, ...looked } of unsettled(isEvery ? EVERY : someOf(turn), settled)) {
    await book.resize(size);
    if (direction !== undefined && direction !== now) await book.set({ direction });
    now = direction ?? now;
    const here = await book.page.evaluate(look, { ...looked, rules: APPEARANCE });
    const setting = [size, direction, looked.theme, looked.textSize].filter(Boolean).join(', ');
    found.push(...here.map((one) => `${setting}: ${one}`));
  }
  // The next story begins as it is told: from left to right.
  if (now !== 'ltr') await book.set({ direction: 'ltr' });
  return found.map((one) => `${story.exportName}: ${one}`);
}

for (const [page, stories] of storiesByPage()) {
  test(`${page} is read and reached in every theme, width, direction and size of text`, async ({ book }) => {
    test.setTimeout(stories.length * (isEvery ? 60_000 : 20_000));
    const found: string[] = [];
    for (const [turn, story] of stories.entries()) found.push(...(await problems(book, story, turn)));
    expect(found).toEqual([]);
  });
}
