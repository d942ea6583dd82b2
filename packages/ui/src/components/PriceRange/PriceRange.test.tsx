import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
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

test.each([
  ['JPY', '¥1,235', '¥0', '1234', 1234],
  ['EUR', '€1,234.57', '€0', '1234.567', 1234.57],
  ['KWD', 'KWD\u00a01,234.568', 'KWD\u00a00', '1234.567', 1234.567],
])('A bound has the decimals of the currency of the app: %s', { tags: 'F-01' }, async (currency, ...rest) => {
  const [text, none, typed, amount] = rest;
  const onChange = vi.fn();
  await show(
    <UiProvider currency={currency}>
      <PriceRange value={[0, 1234.5678]} onChange={onChange} />
    </UiProvider>,
  );
  const from = page.getByRole('textbox', { name: 'From' });
  await expect.element(from).toHaveAttribute('placeholder', none);
  await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue(text);
  await from.fill(typed);
  await userEvent.keyboard('{Tab}');
  expect(onChange).toHaveBeenLastCalledWith([amount, 1234.5678]);
});
