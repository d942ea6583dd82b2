'use client';

import { formatHex, interpolate, modeRgb, useMode as defineMode } from 'culori/fn';
import { contrast } from '../contrast.ts';
import { dark } from '../dark.ts';
import { light, type Theme, type ThemeName } from '../light.ts';
import { ratio } from '../ratio.ts';
import { checkBrand, checkColour } from './checkBrand.ts';
import { writeCss } from './writeCss.ts';
import type { Brand, BrandTheme } from './brand.ts';

export type { Brand, BrandTheme } from './brand.ts';

const toRgb = defineMode(modeRgb);
const own: Record<ThemeName, Theme> = { light, dark, contrast };

/** The accent under the pointer: a quarter of the way to white. */
const lighter = (colour: string): string => formatHex(interpolate([colour, 'white'].map((part) => toRgb(part)!))(0.25));

/** The roles derived from the accent in one theme. */
function accented(theme: Theme, accent: string): Theme {
  const signalHover = lighter(accent);
  const text = [theme.onSignal, '#000000', '#FFFFFF'].toSorted((a, b) => least(b) - least(a))[0]!;
  function least(colour: string): number {
    return Math.min(ratio(colour, accent), ratio(colour, signalHover));
  }
  // An accent with enough contrast to the page is its own edge; another one keeps the theme's edge.
  const isSeen = [theme.paper, theme.raised].every((surface) => ratio(accent, surface) >= 3);
  return {
    ...theme,
    signal: accent,
    signalHover,
    onSignal: text,
    signalEdge: isSeen ? accent : theme.signalEdge,
    ringOut: accent,
  };
}

/**
 * Creates the theme of a brand: its accent, fonts and corners in all three themes. Put its `css` after the kit's style
 * sheet (or call `applyBrandTheme`), and `data-brand="<name>"` on the root of the page.
 *
 * @throws {RangeError} if a value is invalid, or the contrast of a pair of colours is too low (4.5 for text, 7 in
 * high contrast, 3 for edges of controls; WCAG 1.4.3, 1.4.6, 1.4.11). The message names every pair and its ratio.
 */
export function createBrandTheme(brand: Brand): BrandTheme {
  checkColour('accent', brand.accent);
  for (const [theme, roles] of Object.entries(brand.themes ?? {})) {
    for (const [role, colour] of Object.entries(roles)) checkColour(`themes.${theme}.${role}`, colour);
  }
  const of = (name: ThemeName): Theme => ({ ...accented(own[name], brand.accent), ...brand.themes?.[name] });
  const themes = { light: of('light'), dark: of('dark'), contrast: of('contrast') };
  checkBrand(brand, themes);
  return { name: brand.name, themes, css: writeCss(brand, themes) };
}
