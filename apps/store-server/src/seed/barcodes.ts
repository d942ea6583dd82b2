import { checkDigit } from '../base/barcode.ts';

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
