import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { formatDate } from '../DateText/formatDate.ts';
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

test.each(['Today', 'Any day'])(
  'The error of the days goes away once "%s" is taken',
  { tags: ['A-03', 'F-01'] },
  async (shortcut) => {
    await show(<Arrived />);
    const error = page.getByText('Choose days of this month');
    await expect.element(error).toBeVisible();
    await expect.element(page.getByRole('spinbutton', { name: /year.*end/i })).toBeInvalid();
    await page.getByRole('button', { name: /Calendar/ }).click();
    await page.getByRole('button', { name: shortcut }).click();
    await expect.element(error).not.toBeInTheDocument();
  },
);

function Sold() {
  const [value, setValue] = useState<DateRange | undefined>({ start: '2025-02-03', end: '2025-02-05' });
  return (
    <>
      <DateRangePicker label="Sold" value={value} onChange={setValue} />
      <output>{value ? `${value.start} to ${value.end}` : 'any day'}</output>
    </>
  );
}

test('Deleted days mean any day, and "Today" is the day of the device by default', { tags: 'F-01' }, async () => {
  await show(<Sold />);
  for (const part of page.getByRole('spinbutton').elements()) {
    (part as HTMLElement).focus();
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  const answer = page.getByText(/^any day$|^[-\d]+ to /);
  await expect.element(answer).toHaveTextContent('any day');
  await page.getByRole('button', { name: /Calendar/ }).click();
  await expect.element(page.getByRole('button', { name: 'Yesterday' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Any day' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  const today = formatDate(new Date(), 'yyyy-MM-dd');
  await expect.element(answer).toHaveTextContent(`${today} to ${today}`);
});
