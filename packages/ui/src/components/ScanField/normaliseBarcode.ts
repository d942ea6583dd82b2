/**
 * One spelling for one box: spaces at the ends go, and a UPC-A (12 digits with a right check digit) becomes the
 * EAN-13 it equals, with a leading zero (GS1 General Specifications, 5.2.2.1). Anything else is left alone.
 */
export function normaliseBarcode(text: string): string {
  const barcode = text.trim();
  return barcode.length === 12 && isGtin(barcode) ? `0${barcode}` : barcode;
}

/** Whether a text is a whole retail code: 8, 12, 13 or 14 digits, the last of which is right for the others. */
export function isGtin(text: string): boolean {
  if (!/^\d{8}(\d{4,6})?$/.test(text)) return false;
  // GS1 General Specifications, 7.9.1: weights 1, 3, 1, 3 … from the right, the check digit itself weighing 1.
  const sum = Array.from(text).reduce((total, digit, index) => total + +digit * ((text.length - index) % 2 ? 1 : 3), 0);
  return sum % 10 === 0;
}
