import { expect, test } from 'vitest';
import { fillText, inEnglish } from './message.ts';

test.each([0, 1, 7, 999, 1000, 1_234_567, 0.5, -3])('The figure %d is written as English writes it', (count) => {
  expect(inEnglish('{count} in all', { count })).toBe(`${count.toLocaleString('en-US')} in all`);
});

test('A small figure has the digits of the page’s language, too', { tags: 'X-01' }, () => {
  expect(fillText('{count}', { count: 4 }, 'ar-EG')).toBe('٤');
});

test('A number without a form of its own takes the general one', { tags: 'X-01' }, () => {
  const forms = { one: '{count} par', other: '{count} pares' };
  expect([0, 1, 2, 1_000_000].map((count) => fillText(forms, { count }, 'es-US'))).toEqual([
    '0 pares',
    '1 par',
    '2 pares',
    '1,000,000 pares',
  ]);
});
