import { expect, test } from 'vitest';
import { fillText, inEnglish } from '../../internal/message.ts';
import { ar } from '../../messages/ar.ts';
import { es } from '../../messages/es.ts';
import type { Say } from '../../internal/useMessages.ts';
import { formatRelativeTime } from './formatRelativeTime.ts';
import type { KitText } from '../../messages/Messages.ts';

const noon = Date.UTC(2025, 0, 1, 12);

test.each([
  [0, 'now'],
  [59_999, 'now'],
  [60_000, '1 min'],
  [59 * 60_000 + 59_999, '59 min'],
  [60 * 60_000, '1 h'],
  [24 * 60 * 60_000 - 1, '23 h'],
  [24 * 60 * 60_000, '1 d'],
  [-5_000, 'now'],
])('an age of %i ms is shown as "%s"', (waited, words) => {
  expect(formatRelativeTime(noon - waited, noon, inEnglish)).toBe(words);
});

test.each([
  ['es-US', es, ['ahora', '4 min', '2 h', '3 d']],
  ['ar-EG', ar, ['الآن', '٤ د', '٢ س', '٣ ي']],
] as const)(
  'in %s an age is shown in the words and digits of the language',
  { tags: 'X-01' },
  (locale, messages, texts) => {
    const say: Say<KitText<'RelativeTime'>> = (text, ...[values]) =>
      fillText(messages.RelativeTime[text], values ?? {}, locale);
    const waits = [0, 4 * 60_000, 2 * 60 * 60_000, 3 * 24 * 60 * 60_000];
    expect(waits.map((waited) => formatRelativeTime(noon - waited, noon, say))).toEqual(texts);
  },
);
