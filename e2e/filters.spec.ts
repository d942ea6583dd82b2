import { expect, test } from './support/test.ts';

test(
  'a picker filters by aisle and bin, and the address holds the filter',
  { tag: ['@W-01', '@W-02', '@W-08', '@F-06'] },
  async ({ signIn }) => {
    const dario = await signIn('Dario Vance, Warehouse_Personal', { path: '/warehouse?status=late' });
    await expect(dario.getByText('status=late')).toBeVisible();
    const rows = dario.getByRole('main').getByRole('article');
    await expect(rows.first()).toBeVisible();
    await dario.getByRole('button', { name: 'Filters' }).click();
    await dario.getByRole('button', { name: 'Bin', exact: true }).click();
    const aisle = dario.getByRole('option', { name: /^Aisle / }).first();
    const letter = ((await aisle.textContent()) ?? '').slice('Aisle '.length).charAt(0);
    await aisle.click();
    await expect(dario).toHaveURL(new RegExp(`bin=.*${letter}`));
    await expect(dario.getByText('status=late')).toBeHidden();
    await dario.keyboard.press('Escape');
    // Try-on and replenishment of an aisle are groups of their own.
    const aisles = dario.getByRole('region', { name: /^Aisle / });
    await expect(aisles.filter({ hasNotText: `Aisle ${letter}` })).toHaveCount(0);
    await expect(aisles.first()).toBeVisible();

    await dario.getByRole('button', { name: /^Bin: Aisle/ }).click();
    await dario
      .getByRole('option', { name: /^Aisle / })
      .first()
      .click();
    const bin = dario.getByRole('option', { name: new RegExp(`^${letter}-`) }).first();
    const code = /^[A-Z]-\d\d-\d\d/.exec((await bin.textContent()) ?? '')?.[0] ?? '';
    await bin.click();
    await dario.keyboard.press('Escape');
    await expect(rows.first()).toContainText(code);
    for (const row of await rows.all()) await expect(row).toContainText(code);
    await dario.reload();
    await expect(rows.first()).toContainText(code);
    await dario.getByRole('button', { name: 'Clear Bin' }).click();
    await expect(dario).not.toHaveURL(/bin=/);
  },
);
