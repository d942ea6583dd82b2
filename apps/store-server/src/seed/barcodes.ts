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

/** The first label of the store. GS1 reserves the prefix 2 for numbers that are used within one company. */
const FIRST_LABEL = 204_817_730_416;

/** The n-th label of the store, from 0: 2048177304161, 2048177304178, … */
export function storeBarcode(n: number): string {
  const body = String(FIRST_LABEL + n);
  return body + checkDigit(body);
}

/** The n-th label of a supplier with UPC-A barcodes, in its EAN-13 form with a leading zero. */
export function supplierBarcode(n: number): string {
  const body = `081234${String(500_000 + n)}`;
  return body + checkDigit(body);
}
