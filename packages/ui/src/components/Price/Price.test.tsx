import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Price } from './Price.tsx';

test('An amount in another currency is not written as dollars', { tags: 'X-02' }, async () => {
  await show(<Price amount={12.5} currency="EUR" />);
  await expect.element(page.getByText('€12.50')).toBeVisible();
});

test.each([
  ['JPY', '¥1,235'],
  ['EUR', '€1,234.50'],
  ['KWD', 'KWD 1,234.500'],
])('Without a currency of its own an amount is in that of the app: %s', { tags: 'X-02' }, async (currency, text) => {
  await show(
    <UiProvider currency={currency}>
      <Price amount={1234.5} />
    </UiProvider>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
});
