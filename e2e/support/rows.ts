import { type Locator, type Page, expect } from '@playwright/test';

/**
 * Expects at least so many rows of a list wholly between the top of the page's content and the lowest bar or edge: what a
 * person sees without scrolling.
 */
export async function expectRows(page: Page, rows: Locator, count: number): Promise<void> {
  await expect(rows.nth(count - 1)).toBeVisible();
  await expect
    .poll(async () => {
      const main = await page.getByRole('main').boundingBox();
      const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
      const [top, bottom] = main ? [main.y, main.y + main.height] : [0, 0];
      return boxes.filter((box) => box && box.y >= top && box.y + box.height <= bottom).length;
    })
    .toBeGreaterThanOrEqual(count);
}
