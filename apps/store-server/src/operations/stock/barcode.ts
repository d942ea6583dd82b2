/**
 * The form in which a barcode is stored. A UPC-A is an EAN-13 whose leading zero is not printed (GS1 General
 * Specifications, section 5.2.1), so scanners may or may not send it.
 */
export function canonicalBarcode(scanned: string): string {
  const trimmed = scanned.trim();
  return /^\d{12}$/.test(trimmed) ? `0${trimmed}` : trimmed;
}
