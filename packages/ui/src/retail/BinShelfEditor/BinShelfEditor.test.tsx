import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { BinShelfEditor, type BinShelfEditorProps } from './BinShelfEditor.tsx';

const pair = {
  name: 'Halden Court 82',
  colourway: { name: 'Chalk', swatches: [] },
  size: '9',
  sizeSystem: 'US M',
  sku: null,
  bin: 'A-14-03',
  shelf: '3',
};

async function open(over: Partial<BinShelfEditorProps>) {
  const verbs = { onChange: vi.fn(), onSave: vi.fn(), onCancel: vi.fn() };
  await show(<BinShelfEditor pair={pair} value={{ bin: 'A-14-07', shelf: '3' }} {...verbs} {...over} />);
  return verbs;
}

test('Spaces around bin and shelf are no change of the place', { tags: 'W-05' }, async () => {
  await open({ value: { bin: ' A-14-03', shelf: '3 ' } });
  await expect.element(named('button', 'Save location')).toBeDisabled();
  await expect.element(page.getByText('New', { exact: true })).not.toBeInTheDocument();
});

test('A change of the shelf alone is a change, and keeps the bin', { tags: 'W-05' }, async () => {
  const { onChange, onSave } = await open({ value: { bin: 'A-14-03', shelf: '2' } });
  await named('button', 'Save location').click();
  expect(onSave).toHaveBeenCalledOnce();
  await page.getByRole('textbox', { name: 'Shelf' }).click();
  await userEvent.keyboard('4');
  expect(onChange).toHaveBeenLastCalledWith({ bin: 'A-14-03', shelf: '4' });
  await expect.element(page.getByText('No SKU')).toBeVisible();
});

test('While the place is saved, the correction cannot be cancelled', { tags: 'W-05' }, async () => {
  await open({ isPending: true });
  await expect.element(named('button', 'Cancel')).toBeDisabled();
});
