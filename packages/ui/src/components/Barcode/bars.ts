import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';
import { EAN13 } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js';

/** The dark bars of a barcode. All numbers are modules, the width of the narrowest bar. */
export interface Bars {
  /** Length of the barcode without quiet zones. */
  modules: number;
  bars: readonly { start: number; width: number }[];
}

/**
 * Encodes a code: EAN-13 if its check digit is right (a UPC-A is an EAN-13 with a leading zero), otherwise Code 128.
 * `null` for an empty text and for characters outside printable ASCII, which Code 128 cannot hold.
 */
export function barsOf(value: string): Bars | null {
  // The encoder would replace other characters, and a scanner would read another text.
  if (!/^[\x20-\x7e]+$/.test(value)) return null;
  const row = /^\d{12,13}$/.test(value) ? (ean13Row(value) ?? code128Row(value)) : code128Row(value);
  const bars = Array.from(row.matchAll(/1+/g), ({ 0: bar, index }) => ({ start: index, width: bar.length }));
  return { modules: row.length, bars };
}

/** Dark modules as 1 and light ones as 0; undefined if the check digit is wrong. */
function ean13Row(value: string): string | undefined {
  // Flat: one row without text.
  const encoder = new EAN13(value.padStart(13, '0'), { flat: true });
  return encoder.valid() ? encoder.encode().data : undefined;
}

const code128Row = (value: string): string => new CODE128(value, {}).encode().data;
