import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';

test('The columns button opens its list with the keyboard and says if it is open', { tags: 'Z-05' }, async () => {
  const onChange = vi.fn();
  await show(
    <ColumnsButton
      columns={['sku', 'bin'].map((id) => ({ id, header: id }))}
      hidden={['sku', 'bin']}
      onChange={onChange}
    >
      <p>Row height</p>
    </ColumnsButton>,
  );
  const button = named('button', 'Columns');
  await press('{Tab}', button);
  await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  const opener = button.element();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog').getByText('Row height')).toBeVisible();
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  await named('checkbox', 'bin').click();
  expect(onChange.mock.calls).toEqual([[['sku']]]);
  await press('{Escape}', button);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
