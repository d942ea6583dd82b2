import { isLive, LIVE } from './support/others.ts';
import { expect, test } from './support/test.ts';

const HEADER =
  'variant,product,sku,title,brand,model,product_type,category,colours,swatches,picture,size,size_system,position,price';

/** A file with one new product in two sizes. */
const goods = (price: string) => ({
  name: 'goods-november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      HEADER,
      ...['9', '10'].map(
        (size, at) =>
          `991010${at},import-1,IMP-1,Halden Import One,Halden,Import One,Sneakers,sneakers,Chalk,#f1eee6,` +
          `/artwork/products/HC82-104-CF.svg,${size},US M,${at},${at === 0 ? '120.00' : price}`,
      ),
    ].join('\n'),
  ),
});

test(
  'an admin corrects a refused cell, applies the file, and finds the product',
  { tag: ['@P-03', '@P-04'] },
  async ({ signIn }) => {
    const ruth = await signIn('Ruth Feldman', { path: '/shoesize/manage/import' });
    const amara = await signIn('Amara Diallo', { path: '/shoesize/manage/import' });
    for (const page of [ruth, amara]) await isLive(page);
    await ruth.getByText('Goods', { exact: true }).click();
    const template = ruth.waitForEvent('download');
    await ruth.getByRole('button', { name: 'Download the template' }).click();
    expect((await template).suggestedFilename()).toBe('Goods.csv');

    await ruth.locator('input[type=file]').setInputFiles(goods('12O'));
    await expect(ruth.getByText('Waits to be applied')).toBeVisible(LIVE);
    const problem = ruth.getByRole('listitem').filter({ hasText: 'must be dollars' });
    await expect(problem).toContainText('price');
    await expect(problem).toContainText('Row 3');
    await expect(ruth.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
    // Another admin of the location sees it, and has to wait.
    await expect(amara.getByRole('heading', { name: 'goods-november.csv' })).toBeVisible(LIVE);

    await ruth.getByRole('button', { name: 'Correct, Row 3' }).click();
    await ruth.getByRole('textbox', { name: 'price' }).fill('125.00');
    await ruth.getByRole('button', { name: 'Use it' }).click();
    await ruth.getByRole('button', { name: 'Check again with 1 correction' }).click();
    await expect(ruth.getByRole('row').filter({ hasText: '9910101' })).toContainText('New', LIVE);
    await ruth.getByRole('button', { name: 'Apply 2 changes' }).click();
    const question = ruth.getByRole('alertdialog', { name: 'Apply goods-november.csv?' });
    await expect(question).toContainText('2 new, 0 changed, 0 removed');
    await question.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(ruth.getByText('Written', { exact: true })).toBeVisible(LIVE);
    const report = ruth.waitForEvent('download');
    await ruth.getByRole('button', { name: 'Save the report' }).click();
    expect((await report).suggestedFilename()).toBe('Report.csv');
    await ruth.getByRole('button', { name: 'Import another file' }).click();
    const history = ruth.getByRole('grid', { name: 'Imports' }).getByRole('row');
    await expect(history.filter({ hasText: 'Written' })).toContainText('goods-november.csv');
    await ruth.getByRole('tab', { name: 'Changes' }).click();
    await expect(ruth.getByRole('row').filter({ hasText: 'goods-november.csv, imported' })).toContainText(
      'Goods: 2 added',
    );
    await ruth.goto('/shoesize/inventory');
    await ruth.getByRole('searchbox', { name: 'Search name, SKU or scan' }).fill('Halden Import One');
    await expect(ruth.getByText('Halden Import One').first()).toBeVisible();
  },
);

test('a picker finds no page to import files', { tag: ['@P-04', '@R-04', '@all'] }, async ({ signIn }) => {
  const dario = await signIn('Dario Vance', { path: '/shoesize/manage/import' });
  await expect(dario).toHaveURL(/unauthorized/);
});
