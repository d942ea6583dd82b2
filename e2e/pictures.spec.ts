import { accept, popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';

/** Makes the pictures of the README: `PICTURES=1 pnpm playwright test -c e2e/playwright.config.ts pictures`. */
test.skip(process.env['PICTURES'] === undefined, 'pictures are made only with PICTURES=1');

const folder = 'docs/pictures';

test('pictures of the main job for the README', { tag: '@all' }, async ({ signIn, demoRequest }) => {
  const maren = await signIn('Maren Okafor, Sales_Associate');
  for (const pairs of [3, 2]) {
    await demoRequest('Front door', { pairs });
    const popup = popupOf(maren, 'Front door');
    await expect(popup).toBeVisible();
    await expect(popup.locator('img').last()).toHaveJSProperty('complete', true);
    await maren.screenshot({ path: `${folder}/popup.png` });
    await accept(popup);
    await expect(maren.getByText('Request from Kiosk accepted')).toBeVisible();
    await maren
      .getByRole('button', { name: 'Dismiss' })
      .or(maren.getByRole('button', { name: 'Close' }))
      .first()
      .click();
    await expect(maren.getByText('Request from Kiosk accepted')).toBeHidden();
  }
  await maren.screenshot({ path: `${folder}/shoesize.png` });
  await maren.getByRole('button', { name: 'PLACE REQUEST' }).click();
  const question = maren.getByRole('alertdialog', { name: 'Place request to warehouse ?' });
  await question.getByRole('button', { name: 'PLACE REQUEST' }).click();
  await expect(maren.getByText('Request Placed Successfully')).toBeVisible();

  const dario = await signIn('Dario Vance, Warehouse_Personal');
  await expect(dario.getByRole('article').first()).toBeVisible();
  await dario.getByRole('button', { name: /Dario Vance/ }).click();
  await dario.getByText('Dark', { exact: true }).click();
  await dario.keyboard.press('Escape');
  await dario.getByRole('textbox', { name: 'Scan or type a barcode' }).click();
  await dario.screenshot({ path: `${folder}/warehouse.png` });
});
