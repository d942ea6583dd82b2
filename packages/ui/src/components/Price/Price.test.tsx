import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Price } from './Price.tsx';

test('An amount in another currency is not written as dollars', { tags: 'X-02' }, async () => {
  await show(<Price amount={12.5} currency="EUR" />);
  await expect.element(page.getByText('€12.50')).toBeVisible();
});
