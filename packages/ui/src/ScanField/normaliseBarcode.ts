/**
 * One spelling for one box: spaces at the ends go, and a UPC-A (12 digits with a right check digit) becomes the
 * EAN-13 it equals, with a leading zero (GS1 General Specifications, 5.2.2.1). Anything else is left alone.
 */
export function normaliseBarcode(text: string): string {
  const barcode = text.trim();
  return isUpcA(barcode) ? `0${barcode}` : barcode;
}

function isUpcA(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  // GS1 check digit: weights 3, 1, 3, 1 … from the left of a UPC-A, the check digit itself weighing 1.
  const sum = Array.from(text).reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}
