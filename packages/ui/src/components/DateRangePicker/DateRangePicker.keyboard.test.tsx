import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MIRRORED, press, show } from '../../fixtures/keyboard.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRange } from './shortcuts.ts';

function Arrived({ max }: { max?: string }) {
  const [value, setValue] = useState<DateRange | undefined>({ start: '2025-03-03', end: '2025-03-05' });
  return (
    <>
      <DateRangePicker label="Arrived" value={value} onChange={setValue} today="2025-03-12" max={max} />
      <output>{value ? `${value.start} to ${value.end}` : 'any day'}</output>
    </>
  );
}

const day = (words: RegExp) => page.getByRole('button', { name: words });
const open = day(/Calendar/);
const answer = page.getByRole('status').filter({ hasText: / to |any/ });

test('A first and a last day are found with the keyboard alone (ARIA APG, grid)', { tags: 'F-01' }, async () => {
  await show(<Arrived />);
  await press('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}', open);
  await press('{Enter}', day(/March 3, 2025/));
  // Once the first day is taken, the next is at hand.
  await press('{Enter}{ArrowDown}', day(/March 11, 2025/));
  await press('{End}', day(/March 15, 2025/));
  await press('{Enter}', open);
  await expect.element(answer).toHaveTextContent('2025-03-03 to 2025-03-15');
  // Given up half-way, the range stays as it was.
  await press('{Enter}', day(/March 3, 2025/));
  await press('{Enter}{PageDown}', day(/April 4, 2025/));
  await press('{Escape}', open);
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(answer).toHaveTextContent('2025-03-03 to 2025-03-15');
});

test('In right-to-left layout, the left arrow moves to the next day', { tags: 'F-01' }, async () => {
  await show(<Arrived />, MIRRORED);
  await press('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}', day(/March 3, 2025/));
  await press('{ArrowLeft}', day(/March 4, 2025/));
  await press('{ArrowRight}{ArrowRight}', day(/March 2, 2025/));
});

test('A day after the last one cannot be chosen', { tags: 'F-01' }, async () => {
  await show(<Arrived max="2025-03-12" />);
  await open.click();
  await expect.element(day(/March 12, 2025/)).not.toHaveAttribute('aria-disabled');
  await expect.element(day(/March 13, 2025/)).toHaveAttribute('aria-disabled', 'true');
});
