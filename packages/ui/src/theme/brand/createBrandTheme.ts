'use client';

import { contrast } from '../contrast.ts';
import { dark } from '../dark.ts';
import { light, type Theme, type ThemeName } from '../light.ts';
import { leastForText } from '../pairs.ts';
import { accented } from './accented.ts';
import { checkBrand, checkColour } from './checkBrand.ts';
import { writeCss } from './writeCss.ts';
import type { Brand, BrandTheme } from './brand.ts';

export type { Brand, BrandTheme } from './brand.ts';

const own: Record<ThemeName, Theme> = { light, dark, contrast };

/**
 * Creates the theme of a brand: its accent, fonts, corners and logo in all three themes. The accent may be light or dark;
 * the roles around it are derived so that they can be read. Put the theme's `css` after the kit's style sheet (or call
 * `applyBrandTheme`), and `data-brand="<name>"` on the root of the page.
 *
 * @throws {RangeError} if a value is invalid, or the contrast of a pair of colours is too low (4.5 for text, 7 in
 * high contrast, 3 for edges of controls; WCAG 1.4.3, 1.4.6, 1.4.11). The message names every pair and its ratio.
 */
export function createBrandTheme(brand: Brand): BrandTheme {
  checkColour('accent', brand.accent);
  for (const [theme, roles] of Object.entries(brand.themes ?? {})) {
    for (const [role, colour] of Object.entries(roles)) checkColour(`themes.${theme}.${role}`, colour);
  }
  const of = (name: ThemeName): Theme => {
    const chosen = brand.themes?.[name];
    // Derived from the chosen roles, too: an accent on the chain's own lid is read there.
    return { ...accented({ ...own[name], ...chosen }, chosen?.signal ?? brand.accent, leastForText[name]), ...chosen };
  };
  const themes = { light: of('light'), dark: of('dark'), contrast: of('contrast') };
  checkBrand(brand, themes);
  return { name: brand.name, themes, css: writeCss(brand, themes) };
}
