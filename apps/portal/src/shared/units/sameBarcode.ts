/** Creates what compares two texts as barcodes; nothing is the same as no barcode. */
export const sameBarcode =
  (normaliseBarcode: (barcode: string) => string) =>
  (one: string | null | undefined, other: string): boolean =>
    Boolean(one) && normaliseBarcode(one ?? '') === normaliseBarcode(other);
