'use client';

import { edges, LEAST_FOR_EDGES, leastForText, texts, type Pair } from '../pairs.ts';
import { ratio } from '../ratio.ts';
import type { Theme, ThemeName } from '../light.ts';
import type { Brand } from './brand.ts';

const NAME = /^[a-z][a-z0-9-]*$/;
const HEX = /^#[0-9a-f]{6}$/i;
/** A font list or a length: nothing that ends a declaration, opens a block or a comment, or loads a file. */
const VALUE = /^(?!.*url\()[^;{}<>@\\]+$/i;

/** The address of a picture or the picture itself: nothing that ends the `url("")` of a style sheet. */
const LOGO = /^(?:\/(?!\/)|https:\/\/|data:image\/(?:svg\+xml|png|webp|avif)[;,])[^"\\\s<>]*$/;

/** @throws {RangeError} if it is not `#RRGGBB` */
export function checkColour(where: string, colour: string | undefined): void {
  if (colour !== undefined && HEX.test(colour)) return;
  throw new RangeError(`${where}: "${colour}" is no colour; write it as #RRGGBB.`);
}

/** @throws {RangeError} if a name or value is invalid, or the contrast of a pair of colours is too low */
export function checkBrand(brand: Brand, themes: Record<ThemeName, Theme>): void {
  if (!NAME.test(brand.name)) {
    throw new RangeError(`name: "${brand.name}" must be lower-case letters, digits and hyphens, a letter first.`);
  }
  for (const part of ['fonts', 'radii'] as const) {
    for (const [key, value] of Object.entries(brand[part] ?? {})) {
      if (VALUE.test(value)) continue;
      throw new RangeError(`${part}.${key}: "${value}" is no CSS ${part === 'fonts' ? 'font list' : 'length'}.`);
    }
  }
  for (const [theme, logo] of Object.entries(brand.logo ?? {})) {
    if (LOGO.test(logo)) continue;
    throw new RangeError(
      `logo.${theme}: "${logo.slice(0, 40)}" must begin with "/", "https://" or "data:image/", without spaces and quotes.`,
    );
  }
  const low = (Object.keys(themes) as ThemeName[]).flatMap((name) => [
    ...lowPairs(name, themes[name], texts, leastForText[name]),
    ...lowPairs(name, themes[name], edges, LEAST_FOR_EDGES),
  ]);
  if (low.length > 0) {
    throw new RangeError(
      `The brand "${brand.name}" cannot be read everywhere. Change its accent, or these roles:\n${low.join('\n')}`,
    );
  }
}

function lowPairs(name: ThemeName, theme: Theme, pairs: readonly Pair[], least: number): string[] {
  return pairs.flatMap(([seen, against]) => {
    const reached = ratio(theme[seen], theme[against]);
    if (reached >= least) return [];
    const [one, other] = [`${seen} ${theme[seen]}`, `${against} ${theme[against]}`];
    // Truncated, not rounded: 4.496 must not be shown as 4.5.
    return [`- ${name}: ${one} on ${other} reaches ${Math.floor(reached * 100) / 100}, needs ${least}`];
  });
}
