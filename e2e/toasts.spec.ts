import type { Locator, Page } from '@playwright/test';
import { cartOf } from './support/cart.ts';
import { accept, popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';

const MAREN = 'Maren Okafor, Sales_Associate';

/** The parts of the page that share pixels with the shown toast. */
async function covered(page: Page, parts: Record<string, Locator>): Promise<string[]> {
  const toast = await page.getByRole('region', { name: 'Notifications' }).boundingBox();
  if (!toast) throw new Error('No toast is shown');
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, (await part.boundingBox())!] as const),
  );
  return boxes
    .filter(([, box]) => box.y < toast.y + toast.height - 0.5 && toast.y < box.y + box.height - 0.5)
    .filter(([, box]) => box.x < toast.x + toast.width && toast.x < box.x + box.width)
    .map(([name]) => name);
}

/** A barcode of the demo's product without a SKU. */
async function barcodeWithoutSku(page: Page): Promise<string> {
  const pairs = JSON.stringify({ title: 'Brask Sample Trail', availability: ['inStore'] });
  await page.goto(`/shoesize/inventory?view=pairs&pairs=${encodeURIComponent(pairs)}`);
  const row = page
    .getByRole('grid', { name: 'Pairs' })
    .getByRole('row')
    .filter({ hasText: /\d{13}/ })
    .first();
  return /\d{13}/.exec(await row.innerText())![0];
}

test(
  'a pair without a SKU is not placed, and a toast that covers no line says so',
  { tag: ['@Z-03', '@T-01', '@T-02', '@all'] },
  async ({ signIn, demoRequest }) => {
    const page = await signIn(MAREN);
    const barcode = await barcodeWithoutSku(page);
    await page.goto('/shoesize');
    await demoRequest('No SKU');
    await accept(popupOf(page, 'No SKU'));
    // The next toast is the only one.
    await expect(page.getByRole('alertdialog', { name: 'Request from Kiosk accepted' })).toBeVisible();
    await expect(page.getByRole('alertdialog', { name: 'Request from Kiosk accepted' })).toBeHidden();
    const line = page.getByRole('main').getByRole('article').first();
    await expect(line).toBeVisible();
    const field = cartOf(page).getByRole('textbox', { name: 'Scan a box to add it here' });
    await field.fill(barcode);
    await field.press('Enter');
    await expect(
      cartOf(page)
        .getByText('No SKU')
        .or(cartOf(page).getByText(/Brask Sample Trail.* added/))
        .first(),
    ).toBeVisible();

    const placed: string[] = [];
    page.on('request', (request) => placed.push(new URL(request.url()).pathname));
    const toast = page.getByRole('alertdialog', {
      name: "Can't place the request. SKU is not present for this product!",
    });
    for (const [width, height] of [
      [390, 844],
      // The keyboard on the screen is open.
      [390, 420],
      [820, 1180],
      [1023, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'PLACE REQUEST' }).click();
      await toast.hover();
      const tabs = page.getByRole('tablist', { name: 'Requests by status' });
      expect(await covered(page, { line, tabs }), `${width} × ${height}`).toEqual([]);
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toBeHidden();

      await page.getByRole('button', { name: /items?$/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Request cart' });
      await sheet.getByRole('button', { name: 'PLACE REQUEST' }).click();
      await toast.hover();
      const close = sheet.getByRole('button', { name: 'Close' });
      expect(await covered(page, { field, close }), `sheet, ${width} × ${height}`).toEqual([]);
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await close.click();
      await expect(sheet).toBeHidden();
    }
    expect(placed.filter((path) => path.includes('check-in-out'))).toEqual([]);
  },
);
