import { test, expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectFaultUntilChange } from '../../fixtures/faultyField.tsx';
import { TextField } from './TextField.tsx';

test('[E-03] What the server refused is shown, and the field is invalid, until it is changed', async () => {
  const field = page.getByRole('textbox', { name: 'Place' });
  await expectFaultUntilChange(
    'A-14-03',
    (place) => <TextField {...place} />,
    async () => {
      await expect.element(field).toBeInvalid();
      await field.fill('A-14-04');
    },
  );
  await expect.element(field).toBeValid();
});
