import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { PickListPrint } from './PickListPrint.tsx';

const bare = {
  id: '1',
  bin: null,
  size: '9',
  sizeSystem: 'US M',
  name: 'Halden Court 82',
  colourway: 'Chalk',
  sku: null,
  by: 'Maren Okafor',
  barcode: null,
};

const list = { where: 'Canal Street, stockroom', by: 'Dario Vance', at: 'Nov 24, 2026, 14:32' };

test('A pair without bin, SKU and barcode is printed with dashes', { tags: 'Z-13' }, async () => {
  await show(<PickListPrint {...list} paper="a4" picks={[bare, { ...bare, id: '2', isReplenishment: true }]} />);
  for (const text of ['No bin', 'No bin, replenishment']) {
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect.element(page.getByText('--, Maren Okafor').first()).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
});

test('On a roll the same pair has dashes, too', { tags: 'Z-13' }, async () => {
  await show(<PickListPrint {...list} paper="roll" picks={[bare]} />);
  await expect.element(page.getByText('--, …--').first()).toBeVisible();
  await expect.element(page.getByText('Replenishment')).not.toBeInTheDocument();
});
