/** Creates the function that tells whether two texts are the same barcode. A missing barcode equals no text. */
export const sameBarcode =
  (normaliseBarcode: (barcode: string) => string) =>
  (one: string | null | undefined, other: string): boolean =>
    Boolean(one) && normaliseBarcode(one ?? '') === normaliseBarcode(other);
