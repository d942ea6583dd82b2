/**
 * Normalises a barcode: removes spaces at the ends, and adds a leading zero to a UPC-A (12 digits with a correct check
 * digit), which makes it an EAN-13 (GS1 General Specifications, 5.2.2.1). Other texts stay unchanged.
 */
export function normaliseBarcode(text: string): string {
  const barcode = text.trim();
  return barcode.length === 12 && isGtin(barcode) ? `0${barcode}` : barcode;
}

/** Whether a text is a complete retail barcode: 8, 12, 13 or 14 digits with a correct check digit. */
export function isGtin(text: string): boolean {
  if (!/^\d{8}(\d{4,6})?$/.test(text)) return false;
  // GS1 General Specifications, 7.9.1: weights 1, 3, 1, 3 … from the right, the check digit itself weighing 1.
  const sum = Array.from(text).reduce((total, digit, index) => total + +digit * ((text.length - index) % 2 ? 1 : 3), 0);
  return sum % 10 === 0;
}
