import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

/** The characters whose average width is compared. */
const latin = Array.from({ length: 0x7e - 0x20 + 1 }, (_, at) => String.fromCharCode(0x20 + at)).join('');

interface Range {
  min: number;
  max: number;
  /** The value whose widths stand for the range: the one that the kit's styles use most. */
  measured: number;
}

const weights: readonly (Range & { fallbacks: (typeof arial)[] })[] = [
  { min: 100, max: 599, measured: 500, fallbacks: [arial, roboto] },
  { min: 600, max: 900, measured: 660, fallbacks: [arialBold, robotoBold] },
];
const widths: readonly Range[] = [
  { min: 100, max: 104, measured: 100 },
  { min: 105, max: 115, measured: 110 },
  { min: 116, max: 125, measured: 120 },
];

/** Faces with the widths of Arial, on systems without it: Linux and ChromeOS. */
const LIKE_ARIAL = [
  ["local('Arial')", "local('Liberation Sans'), local('Arimo')"],
  ["local('Arial Bold')", "local('Liberation Sans Bold'), local('Arimo Bold')"],
] as const;

/**
 * The faces that show text until a variable typeface has arrived: Arial or a face with its widths, or Roboto on Android,
 * scaled to the typeface's
 * widths and heights, so that nothing moves when the typeface replaces it.
 *
 * @param font the typeface's basic Latin file
 * @param family its name in CSS; the faces have the same with " Fallback: Arial" and " Fallback: Roboto"
 */
export async function fallbackFaces(font: Buffer, family: string): Promise<string> {
  const faces = weights.flatMap((weight) => widths.map((width) => fallbackFace(font, family, weight, width)));
  return (await Promise.all(faces)).join('\n');
}

async function fallbackFace(
  font: Buffer,
  family: string,
  weight: (typeof weights)[number],
  width: Range,
): Promise<string> {
  const variationAxes = { wght: weight.measured, wdth: width.measured };
  const instance = await subsetFont(font, latin, { targetFormat: 'sfnt', variationAxes });
  const metrics = await fromBuffer(instance);
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, ...weight.fallbacks], {
    fontFaceProperties: {
      fontWeight: `${weight.min} ${weight.max}`,
      fontStretch: `${width.min}% ${width.max}%`,
      // The system's own fonts draw all other scripts.
      unicodeRange: 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122',
    },
  });
  return LIKE_ARIAL.reduce((css, [face, others]) => css.replaceAll(face, `${face}, ${others}`), fontFaces);
}
