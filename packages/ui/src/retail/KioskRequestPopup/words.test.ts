import { expect, test } from 'vitest';
import { inEnglish } from '../../internal/message.ts';
import { clockTime, summary, waitingWords } from './words.ts';

test('The popup says how many items are requested and how many requests wait', { tags: 'K-09' }, () => {
  expect(summary(2, 1, inEnglish)).toBe('2 items to try on. 1 more request waiting.');
  expect(summary(1, 0, inEnglish)).toBe('1 item to try on.');
  expect(summary(3, 4, inEnglish)).toBe('3 items to try on. 4 more requests waiting.');
});

test('The waiting time is shown from one minute on', { tags: 'K-03' }, () => {
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
  expect(waitingWords(at(0), at(59), inEnglish)).toBeNull();
  expect(waitingWords(at(0), at(60), inEnglish)).toBe('Waiting 1 min');
  expect(waitingWords(at(0), at(4 * 60 + 59), inEnglish)).toBe('Waiting 4 min');
  expect(waitingWords(at(60), at(0), inEnglish)).toBeNull();
});

test.each([
  ['en-US', '14:03:07', '00:00:00'],
  ['es-US', '14:03:07', '00:00:00'],
  ['ar-EG', '١٤:٠٣:٠٧', '٠٠:٠٠:٠٠'],
])('The clock of %s shows seconds, padded, and 24 hours', { tags: 'K-03' }, (locale, afternoon, midnight) => {
  expect(clockTime(new Date(2026, 0, 2, 14, 3, 7), locale)).toBe(afternoon);
  expect(clockTime(new Date(2026, 0, 2), locale)).toBe(midnight);
});
