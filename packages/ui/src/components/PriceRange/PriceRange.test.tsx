import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { PriceRange } from './PriceRange.tsx';

test('Without a highest price the range has no upper limit', { tags: 'F-01' }, async () => {
  const onChange = vi.fn();
  await show(<PriceRange label="Asking price" value={[120, 120]} onChange={onChange} />);
  const group = named('group', 'Asking price');
  await expect.element(group).not.toHaveAttribute('aria-describedby');
  await page.getByRole('textbox', { name: 'To' }).fill('');
  await userEvent.keyboard('{Tab}');
  expect(onChange).toHaveBeenLastCalledWith([120, 0]);
});
