import { test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { DateField } from './DateField.tsx';

test('[E-03] What the server refused is shown until the day is changed', async () => {
  await expectFaultUntilChange(
    '2025-03-12',
    (place) => <DateField {...place} />,
    async () => {
      await page.getByRole('spinbutton', { name: /day/ }).click();
      await userEvent.keyboard('{ArrowUp}');
    },
  );
});
