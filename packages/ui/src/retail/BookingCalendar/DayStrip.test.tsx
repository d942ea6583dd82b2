import { expect, test, vi } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import type { Holiday } from './bookings.ts';
import { DayStrip } from './DayStrip.tsx';

const closing = (name: string, from: string, to: string): Holiday => ({ day: '', name, from, to, toMove: 0 });

test('A partly closed day shows its bookings, a fully closed day its closing', { tags: ['B-03', 'B-04'] }, async () => {
  const onDayChange = vi.fn();
  const days = [
    { day: '2026-11-24', holidays: [closing('Staff meeting', '09:00', '10:00')], bookings: [] },
    {
      day: '2026-11-25',
      holidays: [closing('Early', '00:00', '10:00'), closing('Thanksgiving', '00:00', '24:00')],
      bookings: [],
    },
  ];
  await show(<DayStrip days={days} view="week" day="2026-11-24" today="2026-11-25" onDayChange={onDayChange} />);
  const [part, whole] = [named('button', 'Tue 24 0 bookings'), named('button', 'Wed 25 Thanksgiving')];
  await expect.element(part).toHaveAttribute('aria-pressed', 'true');
  await expect.element(whole).toHaveAttribute('aria-current', 'date');
  await whole.click();
  expect(onDayChange).toHaveBeenCalledExactlyOnceWith('2026-11-25');
});
