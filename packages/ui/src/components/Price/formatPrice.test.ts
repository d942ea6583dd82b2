import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test.each([
  [129, '$129.00'],
  [1234.5, '$1,234.50'],
  [0.005, '$0.01'],
  [0, '$0.00'],
])('%d is written in USD with 2 decimals', { tags: 'X-02' }, (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

test.each(['en-US', 'es-US', 'es-MX', 'es-ES', 'ar-EG'])(
  'in %s, too, dollars are "$1,234.50"',
  { tags: 'X-02' },
  (locale) => {
    expect(formatPrice(1234.5, locale)).toBe('$1,234.50');
  },
);

test('another currency is written as the language writes it', { tags: 'X-02' }, () => {
  expect(formatPrice(12.5, 'es-ES', 'EUR').replaceAll('\u00a0', ' ')).toBe('12,50 €');
});
