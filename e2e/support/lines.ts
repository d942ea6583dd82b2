import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a list with the pairs that a kiosk has requested. */
export const rowsOf = (page: Page, kiosk: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: `Kiosk ${kiosk}` });

/** Reads the customer's number in a row: "Customer 112". */
export const customerOf = (row: Locator): Promise<string> => row.getByText(/^Customer \d+$/).innerText();

/**
 * Reads the pages of a list up to the newest line: the oldest are first, and earlier journeys have left requests.
 *
 * @param status name of the tab. @default the chosen one
 */
export async function showAllLines(page: Page, status = /./): Promise<void> {
  const list = page.getByRole('tabpanel', { name: status });
  const lines = list.getByRole('article');
  await expect(lines.first().or(list.getByRole('button', { name: 'Refresh' }))).toBeVisible();
  const more = list.getByRole('button', { name: 'Show more' });
  while (await more.isVisible()) {
    const before = await lines.count();
    await more.click();
    await expect.poll(() => lines.count()).toBeGreaterThan(before);
  }
}
