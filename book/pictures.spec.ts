import { pictured } from './support/stories.ts';
import { expect, test } from './support/test.ts';

/** A picture that is compared is asked for again until it fits; one that is made anew is made once. */
const PATIENCE = 1000;

for (const { id } of pictured()) {
  test(`${id} looks as its pictures, in light and in dark`, async ({ still: book }) => {
    const patience = test.info().config.updateSnapshots === 'all' ? PATIENCE : 0;
    await book.show(id);
    for (const theme of ['light', 'dark']) {
      await book.dress(theme);
      // What the last story had opened may still be going: then what lies over this one is asked for again.
      await expect(async () => {
        await expect(await book.subject(patience)).toHaveScreenshot([theme, `${id}.png`], { timeout: 3000 });
      }).toPass({ timeout: 12_000 });
    }
  });
}
