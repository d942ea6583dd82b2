import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { Form } from '../Form/Form.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRange } from './shortcuts.ts';

const ERRORS = [{ field: '/arrived', message: 'Choose days of this month' }];

function Arrived() {
  const [value, setValue] = useState<DateRange | undefined>({ start: '2025-02-03', end: '2025-02-05' });
  return (
    <Form label="Arrivals" errors={ERRORS} onSubmit={() => {}} actions={null}>
      <DateRangePicker label="Arrived" name="arrived" value={value} onChange={setValue} today="2025-03-12" />
    </Form>
  );
}

test.each(['Today', 'Any day'])('[A-03, F-01] The error of the days goes away once "%s" is taken', async (shortcut) => {
  await show(<Arrived />);
  const error = page.getByText('Choose days of this month');
  await expect.element(error).toBeVisible();
  await page.getByRole('button', { name: /Calendar/ }).click();
  await page.getByRole('button', { name: shortcut }).click();
  await expect.element(error).not.toBeInTheDocument();
});
