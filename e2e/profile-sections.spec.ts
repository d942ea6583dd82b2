import { accept, popupOf } from './support/popup.ts';
import { expect, test } from './support/test.ts';

const TOMAS = 'Tomas Reyes, Store_Admin';

test(
  'A Store_Admin pairs a kiosk by a code, renames it and shuts it out at once',
  { tag: '@C-09' },
  async ({ browser, store, signIn }) => {
    const tomas = await signIn(TOMAS, { path: '/shoesize/profile' });
    await tomas.getByLabel('Name of the new kiosk').fill('Back wall');
    await tomas.getByRole('button', { name: 'Make a pairing code' }).click();
    const shown = tomas.getByRole('status', { name: 'Code for Back wall' });
    await expect(shown).toContainText(/Valid until\d\d:\d\d/);
    const code = (await shown.getByText(/^\d{4}\s\d{4}$/).textContent())?.replace(/\s/, '') ?? '';
    expect(code).toMatch(/^\d{8}$/);

    const context = await browser.newContext({ baseURL: store.url, viewport: { width: 1280, height: 800 } });
    const kiosk = await context.newPage();
    await kiosk.goto('/kiosk/');
    for (const digit of code) await kiosk.getByRole('button', { name: digit, exact: true }).click();
    await kiosk.getByRole('button', { name: 'Pair' }).click();
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();

    await expect(tomas.getByText('Back wall is paired')).toBeVisible();
    await expect(shown).toBeHidden();
    await tomas.getByRole('button', { name: 'Rename Back wall' }).click();
    await tomas.getByLabel('Name', { exact: true }).fill('Side wall');
    await tomas.getByRole('button', { name: 'Save' }).click();
    await tomas.getByRole('button', { name: 'Shut out Side wall' }).click();
    await tomas.getByRole('alertdialog').getByRole('button', { name: 'Shut out' }).click();
    await expect(tomas.getByRole('button', { name: 'Shut out Side wall' })).toBeHidden();
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeHidden({ timeout: 5000 });
    await expect(kiosk.getByRole('button', { name: 'Pair' })).toBeVisible();
    await context.close();
  },
);

test(
  'A delivery spot that a Store_Admin adds is a choice for associates until removed',
  { tag: ['@K-12', '@all'] },
  async ({ signIn, demoRequest }) => {
    const tomas = await signIn(TOMAS, { path: '/shoesize/profile' });
    const spots = tomas.getByRole('group', { name: 'Delivery spots' });
    const elsewhere = await tomas.context().newPage();
    await elsewhere.goto('/shoesize/profile');
    await expect(elsewhere.getByText('Live', { exact: true })).toBeVisible();
    await tomas.getByLabel('New spot').fill('Mirror 7');
    await tomas.getByLabel('New spot').press('Enter');
    await spots.getByRole('button', { name: 'Move Mirror 7 up' }).press('Enter');
    await expect(spots.getByRole('button', { name: 'Move Mirror 7 down' })).toBeEnabled();
    await expect(elsewhere.getByRole('button', { name: 'Remove Mirror 7' })).toBeVisible({ timeout: 1000 });
    await elsewhere.close();
    await tomas.reload();
    await expect(spots.getByRole('button', { name: 'Move Mirror 7 down' })).toBeEnabled();

    const maren = await signIn('Maren Okafor, Sales_Associate');
    await expect(maren.getByText('Live', { exact: true })).toBeVisible();
    await demoRequest('Front door');
    await accept(popupOf(maren, 'Front door'));
    await maren.getByRole('list', { name: 'Requests' }).getByRole('button').first().click();
    await maren.getByRole('button', { name: /: Spot$/ }).click();
    await expect(maren.getByRole('radiogroup', { name: 'Bring it to' }).getByText('Mirror 7')).toBeVisible();

    await spots.getByRole('button', { name: 'Remove Mirror 7' }).click();
    await tomas.getByRole('alertdialog', { name: 'Remove Mirror 7?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(spots.getByRole('button', { name: 'Remove Mirror 7' })).toBeHidden();
    await expect(spots.locator(':focus')).toHaveCount(1);
  },
);

test('The profile keeps text size, density and theme on the device', { tag: ['@Z-08', '@all'] }, async ({ signIn }) => {
  const page = await signIn('Ines Calloway, Sales_Associate', { path: '/shoesize/profile' });
  const look = () =>
    page.evaluate(() => {
      const { dataset, style } = document.documentElement;
      return [dataset['theme'], style.fontSize, dataset['density']];
    });
  await page.getByRole('radio', { name: 'Larger' }).click();
  await page.getByRole('radio', { name: 'Compact' }).click();
  await page.getByRole('radio', { name: 'Dark colours' }).click();
  await expect.poll(look).toEqual(['dark', '130%', 'compact']);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Larger' })).toBeChecked();
  expect(await look()).toEqual(['dark', '130%', 'compact']);
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear this device' }).click();
  await expect(page.getByText('This device is cleared')).toBeVisible();
  await expect.poll(look).toEqual(['light', '', 'normal']);
  await expect(page.getByRole('main').getByRole('button', { name: 'Clear this device' })).toBeDisabled();
});
