import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { KioskFilters, type KioskFiltersProps } from './KioskFilters.tsx';

const options = {
  type: [{ value: 'sneakers' }, { value: 'hats' }],
  size: ['US M 9', 'US M 10', 'US W 9', 'US MX 7'].map((value) => ({ value })),
  color: ['Chalk', 'Ink', 'Fern', 'Clay', 'Brass', 'Oat', 'Glacier'].map((value) => ({ value, swatch: '#2F6B4A' })),
  brand: [],
};

async function open(over: Partial<KioskFiltersProps> = {}) {
  const onChange = vi.fn();
  await show(<KioskFilters {...{ options, onChange }} sizeSystem="US M" chosen={{}} count={2} {...over} />);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(sheet).toBeVisible();
  const valuesOf = (group: string) => sheet.getByRole('group', { name: group }).getByRole('button');
  return { onChange, sheet, valuesOf };
}

test('The button counts the values that are on, not the filters', { tags: 'C-05' }, async () => {
  const chosen = { size: ['US M 9', 'US M 10'], color: [], brand: [] };
  const { sheet, onChange } = await open({ chosen });
  await sheet.getByRole('button', { name: '9', exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith({ ...chosen, size: ['US M 10'] });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(named('button', 'Filters 2')).toBeVisible();
});

test('Only sizes of the chosen system and filters with values are offered', { tags: 'C-05' }, async () => {
  const { sheet, valuesOf } = await open();
  await expect.element(valuesOf('Size, US M')).toHaveLength(2);
  await expect.element(valuesOf('Size, US M').last()).toHaveAccessibleName('10');
  await expect.element(valuesOf('Colour')).toHaveLength(6);
  await expect.element(valuesOf('Type')).toHaveAccessibleName('Sneakers');
  await expect.element(sheet.getByRole('group', { name: 'Brand' })).not.toBeInTheDocument();
});

test.each([
  [undefined, 'Loading'],
  [1, 'Show 1 shoe'],
  [0, 'Show 0 shoes'],
])('with a count of %s the button that closes the sheet says "%s"', { tags: 'C-05' }, async (count, text) => {
  const { sheet } = await open({ count });
  await sheet.getByRole('button', { name: text, exact: true }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});
