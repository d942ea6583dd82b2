import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test.each([
  [undefined, 10, null, 'In progress'],
  [0, 0, null, 'In progress'],
  [0, 10, '0', '0 of 10'],
  [12, 10, '10', '10 of 10'],
  [-1, 10, '0', '0 of 10'],
])('%s of %s is told as %s: "%s"', { tags: 'Z-06' }, async (value, total, now, text) => {
  await show(<ProgressBar label="Export" value={value} total={total} />);
  const bar = page.getByRole('progressbar', { name: 'Export' }).element();
  expect(['now', 'text', 'max'].map((part) => bar.getAttribute(`aria-value${part}`))).toEqual([
    now,
    text,
    now === null ? null : String(total),
  ]);
});

test('Up to 24 items are counted segment by segment; more are one bar', { tags: 'Z-06' }, async () => {
  const bars = [24, 25].map((total) => <ProgressBar key={total} label={`Of ${total}`} value={1} total={total} />);
  await show(bars);
  const segmentsOf = (total: number) =>
    page
      .getByRole('progressbar', { name: `Of ${total}` })
      .element()
      .querySelectorAll('span').length;
  expect([segmentsOf(24), segmentsOf(25)]).toEqual([24, 0]);
});
