import type { PrinterDpi } from '@instore/api';

/** What a label shows. */
export interface Label {
  /** The largest text: a bin, the size of a pair, the number of pairs in a carton. */
  head: string;
  /** The words below, one or two lines. */
  lines: readonly [string, string?];
  /** What the bars hold: a retail barcode as EAN-13, all else as Code 128. */
  code: string;
}

/** The labels that are in a printer. */
export interface LabelStock {
  dpi: PrinterDpi;
  /** Millimetres. */
  labelWidth: number;
  labelHeight: number;
}

const DOTS_PER_MM: Record<PrinterDpi, number> = { 203: 8, 300: 12 };

/** Space at the edges, mm. */
const MARGIN = 2;

/** Height of a line of words, mm; on a small label a tenth of it. */
const TEXT = 3.5;

/** Width of a character of the printer's font 0, as a part of its height: of capitals and digits, and of a text. */
const WIDE = 0.62;
const NARROW = 0.5;

/** Quiet zone at each side of the bars, in modules. */
const QUIET = 10;

/** The widest module of the bars, mm. */
const MODULE_MAX = 0.5;

/**
 * Writes labels in ZPL II: head, words and bars, each label `copies` times. Texts are UTF-8 in hexadecimal (`^CI28`,
 * `^FH`), so no text can be a command.
 */
export function labelsToZpl(labels: readonly Label[], stock: LabelStock, copies = 1): string {
  return labels.map((label) => labelToZpl(label, stock, copies)).join('');
}

function labelToZpl({ head, lines, code }: Label, stock: LabelStock, copies: number): string {
  const dot = DOTS_PER_MM[stock.dpi];
  const dots = (mm: number) => Math.round(mm * dot);
  const [width, height, margin] = [dots(stock.labelWidth), dots(stock.labelHeight), dots(MARGIN)];
  const room = width - 2 * margin;
  const shown = cut(head, 24);
  const headHeight = Math.min(Math.floor(room / (shown.length * WIDE)), Math.floor((height - 2 * margin) * 0.4));
  const textHeight = dots(Math.min(TEXT, stock.labelHeight / 10));
  const most = Math.floor(room / (textHeight * NARROW));
  const words = lines.filter((line) => line !== undefined);
  const topOf = (line: number) => margin + headHeight + dots(1) + line * (textHeight + dots(0.5));
  const barsTop = topOf(words.length) + dots(1);
  return [
    '^XA^CI28',
    `^PW${width}^LL${height}^LH0,0`,
    `^FO${margin},${margin}^A0N,${headHeight}${field(shown)}`,
    ...words.map((line, at) => `^FO${margin},${topOf(at)}^A0N,${textHeight}${field(cut(line, most))}`),
    bars(code, { width, top: barsTop, height: height - barsTop - margin, moduleMax: Math.floor(MODULE_MAX * dot) }),
    `^PQ${copies}`,
    '^XZ\n',
  ].join('\n');
}

interface Place {
  width: number;
  top: number;
  height: number;
  /** Dots. */
  moduleMax: number;
}

/** The bars in the middle of the label, as wide as they fit with their quiet zones. */
function bars(code: string, { width, top, height, moduleMax }: Place): string {
  const ean = eanDigits(code);
  // Code 128 in set B: start, check and stop around a symbol of 11 modules for each character.
  const modules = ean === undefined ? 11 * (code.length + 2) + 13 : 95;
  const module = Math.max(1, Math.min(moduleMax, Math.floor(width / (modules + 2 * QUIET))));
  const left = Math.max(0, Math.round((width - modules * module) / 2));
  const at = `^FO${left},${top}^BY${module}`;
  if (ean !== undefined) return `${at}^BEN,${height},N,N^FD${ean}^FS`;
  return `${at}^BCN,${height},N,N,N,N${field(inCode128(code))}`;
}

/** The twelve digits of an EAN-13 or UPC-A, without the check digit, which the printer adds; undefined for other codes. */
function eanDigits(code: string): string | undefined {
  if (!/^\d{12,13}$/.test(code)) return undefined;
  const digits = code.padStart(13, '0');
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits.slice(0, 12) : undefined;
}

/** Characters that begin a command of the printer's Code 128. */
const CODE128: Readonly<Record<string, string>> = { '>': '>0', '^': '><', '~': '>=' };

const inCode128 = (code: string): string => code.replaceAll(/[>^~]/g, (sign) => CODE128[sign] ?? sign);

/** A field whose text the printer reads as it is. */
const field = (text: string): string => `^FH^FD${escaped(text)}^FS`;

/** Writes all but letters, digits and harmless signs of ASCII as the hexadecimal bytes of UTF-8. */
function escaped(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9 .,:;/()<>=+*#&!?'"-]/gu, (sign) =>
    [...Buffer.from(sign, 'utf8')].map((byte) => `_${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to so many characters, as a person counts them. */
function cut(text: string, most: number): string {
  const all = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (all.length <= most) return text;
  return `${all
    .slice(0, Math.max(0, most - 3))
    .join('')
    .trimEnd()}...`;
}
