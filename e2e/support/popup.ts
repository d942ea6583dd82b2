import { type Locator, type Page, expect } from '@playwright/test';

/** The popup of a request from a kiosk. */
export const popupOf = (page: Page, kiosk: string): Locator =>
  page.getByRole('alertdialog', { name: `New request from Kiosk ${kiosk}!` });

/** The popup ignores presses within this time after it has appeared or changed, milliseconds. */
export const IGNORED_MS = 500;

/** Presses Accept or Reject until the popup closes: presses right after a change of the popup are ignored. */
async function answer(popup: Locator, name: 'Accept' | 'Reject'): Promise<void> {
  await expect(popup).toBeVisible();
  await expect(async () => {
    if (await popup.isVisible()) await popup.getByRole('button', { name }).click({ timeout: 1_000 });
    await expect(popup).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

export const accept = (popup: Locator): Promise<void> => answer(popup, 'Accept');

export const reject = (popup: Locator): Promise<void> => answer(popup, 'Reject');
