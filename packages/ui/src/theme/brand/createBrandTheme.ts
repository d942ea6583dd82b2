import { formatHex, interpolate, modeRgb, useMode as defineMode } from 'culori/fn';
import { contrast } from '../contrast.ts';
import { dark } from '../dark.ts';
import { light, type Theme, type ThemeName } from '../light.ts';
import { ratio } from '../ratio.ts';
import type { fonts, radii } from '../scales.ts';
import { checkBrand, checkColour } from './checkBrand.ts';
import { writeCss } from './writeCss.ts';

/** What a store chain makes its own; everything that is left out stays the kit's. */
export interface Brand {
  /** Name in `data-brand`: lower-case letters, digits and hyphens. */
  name: string;
  /**
   * The one loud colour, `#RRGGBB`: it marks what is live or next and fills the one main action of a screen. As text it
   * stands on the dark lid of a request, so it has to be light.
   */
  accent: string;
  /** Type faces as CSS font lists. The chain's pages load their files. */
  fonts?: Partial<Record<keyof typeof fonts, string>>;
  /** Corners as CSS lengths. */
  radii?: Partial<Record<keyof typeof radii, string>>;
  /** Single roles of a theme that are to differ from what follows of the accent, `#RRGGBB`. */
  themes?: Partial<Record<ThemeName, Partial<Theme>>>;
}

export interface BrandTheme {
  name: string;
  /** Every role of the three themes, as it will be seen. */
  themes: Record<ThemeName, Theme>;
  /** A style sheet: serve it as a file after the kit's own, or give it to `applyBrandTheme`. */
  css: string;
}

const toRgb = defineMode(modeRgb);
const own: Record<ThemeName, Theme> = { light, dark, contrast };

/** Halfway hovered: a quarter of the way to white. */
const lighter = (colour: string): string => formatHex(interpolate([colour, 'white'].map((part) => toRgb(part)!))(0.25));

/** The roles that follow of the accent in one theme. */
function accented(theme: Theme, accent: string): Theme {
  const signalHover = lighter(accent);
  const text = [theme.onSignal, '#000000', '#FFFFFF'].toSorted((a, b) => least(b) - least(a))[0]!;
  function least(colour: string): number {
    return Math.min(ratio(colour, accent), ratio(colour, signalHover));
  }
  // An accent that can be seen on the page draws its own edge; any other keeps the theme's.
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
 * Makes a store chain's look of the kit: its accent, type faces and corners in all three themes. Put its `css` after
 * the kit's style sheet (or call `applyBrandTheme`) and `data-brand="<name>"` on the page's root.
 *
 * @throws {RangeError} When a value cannot be used, or a pair of colours falls under its contrast (4.5 for text, 7 in
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
