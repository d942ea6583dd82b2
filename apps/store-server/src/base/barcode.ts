import { said, type Said } from './problems.ts';

/**
 * Converts a barcode to its stored form. A UPC-A is an EAN-13 whose leading zero is not printed (GS1 General
 * Specifications, section 5.2.1), so scanners may or may not send it. Twelve digits with a wrong check digit are not a
 * UPC-A and stay as they are.
 */
export function canonicalBarcode(scanned: string): string {
  const barcode = scanned.trim();
  return isUpcA(barcode) ? `0${barcode}` : barcode;
}

function isUpcA(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  // Weights 3, 1, 3, 1 … from the left, the check digit itself weighing 1 (GS1 General Specifications, section 7.9).
  const sum = Array.from(text, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
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
