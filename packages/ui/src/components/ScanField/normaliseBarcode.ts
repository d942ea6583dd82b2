/** First characters of the digits of other scripts: Arabic-Indic and its eastern form. */
const ZEROS = [0x06_60, 0x06_f0];

/** Converts the digits of Arabic scripts in a text to the digits 0 to 9. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(ZEROS.map((zero) => code - zero).find((value) => value >= 0 && value <= 9));
  });
}

/**
 * Normalises a barcode. A retail code loses the spaces and hyphens that are printed between its digits, its digits become
 * 0 to 9, a UPC-A (12 digits with a correct check digit) gets the leading zero that makes it an EAN-13, and a GTIN-14 of
 * one piece loses its own (GS1 General Specifications, 5.2.2.1). Other texts lose the spaces at their ends only.
 */
export function normaliseBarcode(text: string): string {
  const plain = withPlainDigits(text.trim());
  const joined = plain.replaceAll(/[\s-]/gu, '');
  const barcode = isGtin(joined) ? joined : plain;
  if (!isGtin(barcode)) return barcode;
  if (barcode.length === 12) return `0${barcode}`;
  return barcode.length === 14 && barcode.startsWith('0') ? barcode.slice(1) : barcode;
}

/** Whether a text is a complete retail barcode: 8, 12, 13 or 14 digits with a correct check digit. */
export function isGtin(text: string): boolean {
  if (!/^\d{8}(\d{4,6})?$/.test(text)) return false;
  // GS1 General Specifications, 7.9.1: weights 1, 3, 1, 3 … from the right, the check digit itself weighing 1.
  const sum = Array.from(text).reduce((total, digit, index) => total + +digit * ((text.length - index) % 2 ? 1 : 3), 0);
  return sum % 10 === 0;
}
