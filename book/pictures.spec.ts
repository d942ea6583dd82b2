import { pictured } from './support/stories.ts';
import { expect, test } from './support/test.ts';

for (const { id } of pictured()) {
  test(`${id} looks as its pictures, in light and in dark`, async ({ still: book }) => {
    await book.show(id);
    for (const theme of ['light', 'dark']) {
      await book.dress(theme);
      await expect.soft(await book.subject()).toHaveScreenshot([theme, `${id}.png`]);
    }
  });
}
