/** The encoders of JsBarcode one by one; its own types describe only the whole library. */
interface JsBarcodeEncoder {
  /** Whether the text can be encoded and its check digit is right. */
  valid(): boolean;
  /** `data`: one character for each module, 1 dark and 0 light. */
  encode(): { data: string; text: string };
}

declare module 'jsbarcode/bin/barcodes/EAN_UPC/index.js' {
  type RetailEncoder = new (text: string, options: { flat: true }) => JsBarcodeEncoder;
  export const EAN13: RetailEncoder;
  export const EAN8: RetailEncoder;
  export const UPC: RetailEncoder;
  export const UPCE: RetailEncoder;
}

declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Chooses the shortest of the code sets A, B and C for each part. */
  export const CODE128: new (text: string, options: Record<string, never>) => JsBarcodeEncoder;
}
