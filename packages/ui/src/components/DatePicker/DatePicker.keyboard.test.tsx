import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFaultUntilDayChanges } from '../../fixtures/faultyField.tsx';
import { MIRRORED, press, show } from '../../fixtures/keyboard.tsx';
import { DatePicker } from './DatePicker.tsx';

function Visit() {
  const [value, setValue] = useState('2025-03-12');
  return <DatePicker label="Booked for" value={value} onChange={setValue} min="2025-02-03" />;
}

const day = (words: RegExp) => page.getByRole('button', { name: words });
const button = day(/Calendar/);
const month = page.getByRole('spinbutton', { name: /month/ });

test('A day is found in the calendar with the keyboard (ARIA APG, date picker dialog)', { tags: 'B-01' }, async () => {
  await show(<Visit />);
  await press('{Tab}', month);
  await press('{Alt>}{ArrowDown}{/Alt}', day(/Wednesday, March 12, 2025/));
  await press('{ArrowRight}', day(/March 13, 2025/));
  await press('{ArrowLeft}{ArrowLeft}', day(/March 11, 2025/));
  await press('{ArrowDown}', day(/March 18, 2025/));
  await press('{ArrowUp}', day(/March 11, 2025/));
  // Home and End are the ends of the week.
  await press('{Home}', day(/Sunday, March 9, 2025/));
  await press('{End}', day(/Saturday, March 15, 2025/));
  await press('{PageDown}', day(/April 15, 2025/));
  await press('{PageUp}{PageUp}', day(/February 15, 2025/));
  await press('{Shift>}{PageDown}{/Shift}', day(/February 15, 2026/));
  await press('{Shift>}{PageUp}{/Shift}', day(/February 15, 2025/));
  // Not before the first day that may be chosen.
  await press('{ArrowUp}{Home}{ArrowUp}', day(/February 3, 2025/));
  await press('{Home}', day(/February 3, 2025/));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(page.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('12');
  await expect.poll(() => document.activeElement?.closest('main')).not.toBeNull();
  await press('{Tab}{Tab}{Tab}', button);
  await press('{Enter}', day(/March 12, 2025/));
  await press('{ArrowRight}{Enter}', button);
  await expect.element(page.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('13');
});

test('In right-to-left layout, the left arrow moves to the next day', { tags: 'B-01' }, async () => {
  await show(<Visit />, MIRRORED);
  await userEvent.tab();
  await press('{Alt>}{ArrowDown}{/Alt}', day(/March 12, 2025/));
  await press('{ArrowLeft}', day(/March 13, 2025/));
  await press('{ArrowRight}{ArrowRight}', day(/March 11, 2025/));
});

test('What the server refused is shown until the day is changed', { tags: 'E-03' }, () =>
  expectFaultUntilDayChanges((place) => <DatePicker {...place} />),
);

test('A closed day in the calendar and the days after the last one cannot be chosen', { tags: 'B-04' }, async () => {
  await show(
    <DatePicker
      label="Booked for"
      value="2025-03-12"
      onChange={() => {}}
      max="2025-03-15"
      isShut={(shut) => shut === '2025-03-13'}
    />,
  );
  await button.click();
  for (const shut of [13, 16])
    await expect.element(day(new RegExp(`March ${shut}, 2025`))).toHaveAttribute('aria-disabled', 'true');
  for (const free of [14, 15])
    await expect.element(day(new RegExp(`March ${free}, 2025`))).not.toHaveAttribute('aria-disabled');
});
