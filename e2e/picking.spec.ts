import { placeRequest } from './support/cart.ts';
import { accept, popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';

test('[W-09, W-14] a picker undoes a check-out in the row; a colleague sees who has it, then that the line waits again', async ({
  signIn,
  demoRequest,
}) => {
  // Other journeys may have picked the pairs of the demo.
  const maren = await signIn('Maren Okafor');
  await demoRequest('Undo', { pairs: 2 });
  await accept(popupOf(maren, 'Undo'));
  await placeRequest(maren, 2);
  const dario = await signIn('Dario Vance, Warehouse_Personal');
  const petra = await signIn('Petra Lindqvist, Warehouse_Admin');
  await expect(dario).toHaveURL(/\/warehouse$/);
  // The second row that can be checked out: the first one becomes the next pick, whose button is in the panel.
  const button = dario
    .getByRole('main')
    .getByRole('button', { name: /^Check out / })
    .nth(1);
  const name = (await button.getAttribute('aria-label')) ?? '';
  const row = dario.getByRole('article').filter({ has: dario.getByRole('button', { name, exact: true }) });
  const bin = (await row.first().innerText()).split('\n')[0] ?? '';
  const seen = petra.getByRole('article').filter({ hasText: bin });
  await expect(seen.first()).toBeVisible();
  await button.click();
  const undo = dario.getByRole('button', { name: name.replace('Check out', 'Undo check-out of') });
  await expect(undo).toBeVisible();
  // The colleague's row stays in its place and says who has the pair.
  await expect(seen.first()).toContainText('Dario Vance');
  await expect(seen.first().getByRole('button', { name: /^Check out / })).toHaveCount(0);
  // The second half of a double press is ignored.
  await expect(async () => {
    if (await undo.isVisible()) await undo.click();
    await expect(dario.getByText('Check-out undone')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dario.getByRole('button', { name, exact: true }).first()).toBeVisible();
  await expect(seen.first()).not.toContainText('Dario Vance');
});
