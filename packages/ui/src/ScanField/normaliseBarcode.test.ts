import { expect, test } from 'vitest';
import { normaliseBarcode } from './normaliseBarcode.ts';

test('[W-06] A UPC-A and the EAN-13 with a leading zero are one box', () => {
  expect(normaliseBarcode('036000291452')).toBe('0036000291452');
  expect(normaliseBarcode('0036000291452')).toBe('0036000291452');
});

test('[W-06] Twelve digits with a wrong check digit, and codes of other kinds, stay as they are', () => {
  expect(normaliseBarcode('036000291453')).toBe('036000291453');
  expect(normaliseBarcode('2048177304161')).toBe('2048177304161');
  expect(normaliseBarcode(' HC82-104 ')).toBe('HC82-104');
});
