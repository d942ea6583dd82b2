import { type Locator, type Page, expect } from '@playwright/test';

export const cartOf = (page: Page): Locator => page.getByRole('region', { name: 'Request cart' });

/** Places the cart, and expects that the question names this number of pairs. */
export async function placeRequest(page: Page, pairs: number): Promise<void> {
  await cartOf(page).getByRole('button', { name: 'PLACE REQUEST' }).click();
  const question = page.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
  await expect(question).toContainText(`${pairs} pair of items will be requested`);
  await question.getByRole('button', { name: 'PLACE REQUEST' }).click();
  await expectToast(page, 'Request Placed Successfully');
}

/** Expects a toast with this text, also if a newer toast, e.g. of a notification, has folded it away. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(text).first()).toBeAttached();
}
