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

test.each([
  ['en-US', '$1,234.50'],
  ['es-US', '$1,234.50'],
  ['es-ES', '1234,50 US$'],
  // A direction mark precedes it, and one after it keeps the dollar sign beside its US.
  ['ar-EG', '\u200f١٬٢٣٤٫٥٠ US$\u200e'],
])('[X-02] %s writes it its own way, and still in USD with 2 decimals', (locale, text) => {
  expect(formatPrice(1234.5, locale).replaceAll('\u00a0', ' ')).toBe(text);
});
