import { expect, test } from 'vitest';
import { formatPrice } from './formatPrice.ts';

test.each([
  [129, '$129.00'],
  [1234.5, '$1,234.50'],
  [0.005, '$0.01'],
  [0, '$0.00'],
])('[X-02] %d is written in USD with 2 decimals', (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
});

test.each(['en-US', 'es-US', 'es-MX', 'es-ES', 'ar-EG'])('[X-02] in %s, too, dollars are "$1,234.50"', (locale) => {
  expect(formatPrice(1234.5, locale)).toBe('$1,234.50');
});

test('[X-02] another currency is written as the language writes it', () => {
  expect(formatPrice(12.5, 'es-ES', 'EUR').replaceAll('\u00a0', ' ')).toBe('12,50 €');
});
