import { type Page, expect } from '@playwright/test';

/**
 * How long a journey waits for a change of another person, after the answer to that person's write. A busy machine
 * takes longer than the second of [K-10, W-09], which `pnpm bench:feel -- --only others` measures. Without live events
 * the change would come with the next poll, after 30 s.
 */
export const LIVE = { timeout: 5_000 };

/** Expects that a page gets live events. On a phone or tablet the word is hidden. */
export const isLive = (page: Page) => expect(page.getByText('Live', { exact: true })).toBeVisible();

/** Runs an action that writes, and waits for the answer of the store. */
export async function written(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes(path));
  await act();
  expect((await answered).ok()).toBe(true);
}
