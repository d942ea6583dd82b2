/**
 * The check digit of an EAN-13 (GS1 General Specifications, section 7.9): digits weighted 1, 3, 1, 3 … from the left,
 * the digit that fills the sum up to a multiple of ten.
 */
export function checkDigit(twelveDigits: string): number {
  const sum = Array.from(twelveDigits, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** The first label that the store printed. The prefix 2 is GS1's for numbers used within a company only. */
const FIRST_LABEL = 204_817_730_416;

/** The n-th label of the store's printer, from 0: 2048177304161, 2048177304178, … */
export function storeBarcode(n: number): string {
  const body = String(FIRST_LABEL + n);
  return body + checkDigit(body);
}

/** The n-th label of a supplier who prints UPC-A, in its EAN-13 form with a leading zero. */
export function supplierBarcode(n: number): string {
  const body = `081234${String(500_000 + n)}`;
  return body + checkDigit(body);
}
