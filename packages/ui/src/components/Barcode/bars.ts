import { code128, ean13, type DrawingContext } from 'bwip-js/browser';

/** A barcode as the printer sees it: how many modules it is long, and where its dark bars stand. */
export interface Bars {
  modules: number;
  bars: readonly { start: number; width: number }[];
}

/**
 * The bars of a code: EAN-13 (a UPC-A is one with a leading zero) when its check digit is right, otherwise Code 128.
 * `null` when no barcode can hold the text.
 */
export function barsOf(value: string): Bars | null {
  // bwip-js would set other letters as the bytes of their UTF-8 form, and a scanner would read gibberish.
  if (!/^[\x20-\x7e]+$/.test(value)) return null;
  const draw = /^\d{12,13}$/.test(value) ? [ean13, code128] : [code128];
  for (const encode of draw) {
    try {
      const text = encode === ean13 ? value.padStart(13, '0') : value;
      return encode<Bars>({ bcid: encode.name, text, includetext: false, scale: 1, height: 5 }, collector());
    } catch {
      // The encoder refuses: wrong check digit, or letters it cannot hold. The next one may take it.
    }
  }
  return null;
}

/** Gathers the bars instead of drawing them; bwip-js calls this for each line of the symbol. */
function collector(): DrawingContext<Bars> {
  const bars: { start: number; width: number }[] = [];
  const nothing = () => {};
  return {
    scale: (sx, sy) => [sx, sy],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: nothing,
    // A line's x is the middle of the stroke, rounded up to a whole module.
    line: (x, _y0, _x1, _y1, width) => bars.push({ start: x - Math.ceil(width / 2), width }),
    polygon: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    text: nothing,
    end: () => ({ modules: Math.max(0, ...bars.map(({ start, width }) => start + width)), bars }),
  };
}
