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
