import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { DayRange } from './DayRange.tsx';
import type { DayPair } from './filters.ts';

const year = page.getByRole('button', { name: /Year/ });

async function open(value: DayPair) {
  const onChange = vi.fn();
  await show(<DayRange label="Delivered" years={[2026, 2025]} value={value} onChange={onChange} />);
  return onChange;
}

test.each([
  [['', ''], 'Any year'],
  [['2025-01-01', '2025-12-31'], '2025'],
  [['2025-01-01', '2025-06-30'], 'Any year'],
  [['2025-02-01', '2025-12-31'], 'Any year'],
  [['2025-01-01', '2026-12-31'], 'Any year'],
] as const)('the days %s are the year "%s"', { tags: ['F-01', 'X-03'] }, async (value, text) => {
  await open(value);
  await expect.element(year).toHaveTextContent(text);
});

test('A year sets both days, and "Any year" clears them', { tags: ['F-01', 'X-03'] }, async () => {
  const onChange = await open(['2025-01-01', '2025-12-31']);
  for (const [name, days] of [
    ['2026', ['2026-01-01', '2026-12-31']],
    ['Any year', ['', '']],
  ] as const) {
    await year.click();
    await page.getByRole('option', { name }).click();
    expect(onChange).toHaveBeenLastCalledWith(days);
  }
});

test('A last day before the first shows an error, and one day is a range', { tags: ['F-01', 'X-03'] }, async () => {
  const onChange = await open(['2025-03-07', '2025-03-07']);
  const group = page.getByRole('group', { name: 'Delivered' });
  await expect.element(group).not.toHaveAttribute('aria-describedby');
  await page.getByRole('spinbutton', { name: /month.*Last day/ }).click();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith(['2025-03-07', '2025-04-07']);
  await open(['2025-03-08', '2025-03-07']);
  await expect.element(group.last()).toHaveAccessibleDescription(/The first day must not be after the last/);
});
