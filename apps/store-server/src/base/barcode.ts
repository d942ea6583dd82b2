import { said, type Said } from './problems.ts';

/**
 * Converts a barcode to its stored form, as the kit's `normaliseBarcode` does. A retail code loses the spaces and hyphens
 * that are printed between its digits, its digits become 0 to 9, a UPC-A (12 digits with a correct check digit) gets the
 * leading zero that makes it an EAN-13, and a GTIN-14 of one piece loses its own (GS1 General Specifications, 5.2).
 */
export function canonicalBarcode(scanned: string): string {
  const plain = withPlainDigits(scanned.trim());
  const joined = plain.replaceAll(/[\s-]/gu, '');
  if (!isGtin(joined)) return plain;
  if (joined.length === 12) return `0${joined}`;
  return joined.length === 14 && joined.startsWith('0') ? joined.slice(1) : joined;
}

/** Converts the digits of Arabic scripts in a text to the digits 0 to 9. */
const withPlainDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) & 0x0f));

/** Whether a text is a complete retail barcode: 8, 12, 13 or 14 digits with a correct check digit. */
function isGtin(text: string): boolean {
  if (!/^\d{8}(\d{4,6})?$/.test(text)) return false;
  // Weights 1, 3, 1, 3 … from the right, the check digit itself weighing 1 (GS1 General Specifications, section 7.9).
  const sum = Array.from(text).reduce((total, digit, index) => total + +digit * ((text.length - index) % 2 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Computes the check digit of an EAN-13 (GS1 General Specifications, section 7.9): it completes the sum of the digits,
 * weighted 1, 3, 1, 3 … from the left, to a multiple of ten.
 */
export function checkDigit(twelveDigits: string): number {
  const sum = Array.from(twelveDigits, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** The message for a barcode that no unit has. */
export const noSuchPair = (barcode: string): Said =>
  said('No pair has the barcode {barcode}.', { barcode: barcode.trim() });
