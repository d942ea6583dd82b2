import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Price } from './Price.tsx';

test('[X-02] An amount in another currency is not written as dollars', async () => {
  await show(<Price amount={12.5} currency="EUR" />);
  await expect.element(page.getByText('€12.50')).toBeVisible();
});
