import { expect, test } from 'vitest';
import { dayAndTime } from './formatTime.ts';

test(
  'A printed list says its day and its time by the 24-hour clock, as all screens do',
  { tags: ['X-02', 'Z-13'] },
  () => {
    const afternoon = new Date(2026, 10, 4, 15, 54, 30);
    expect(dayAndTime(afternoon, 'en-US')).toBe('Nov 04, 2026, 15:54');
    expect(dayAndTime(afternoon, 'es')).toBe('04 nov 2026, 15:54');
  },
);
