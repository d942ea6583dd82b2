import type { Brand } from './brand/brand.ts';
import { createBrandTheme } from './brand/createBrandTheme.ts';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light, type Theme, type ThemeName } from './light.ts';
import { compactSpaces, fonts, motion, radii, spaces, target, type } from './scales.ts';

/** A token or a group of tokens, in the Design Tokens Format Module 2025.10 (W3C community group). */
export interface TokenGroup {
  [name: string]: string | Token | TokenGroup;
}
interface Token {
  $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily';
  $value: unknown;
}

const SHADOWS: ReadonlySet<string> = new Set(['float']);

/** A colour `#RRGGBB` or `rgba(…)` with channels from 0 to 255. */
function color(css: string): Token {
  const channels = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const [red = 0, green = 0, blue = 0, alpha] = channels;
  const components = [red, green, blue].map((channel) => Number((channel / 255).toFixed(4)));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha } };
}

function measure(css: string, kind: 'dimension' | 'duration'): Token {
  const value = Number.parseFloat(css);
  const unit = css.replace(/^[\d.]+/, '') || 'px';
  return { $type: kind, $value: { value, unit } };
}

const each = <Key extends string | number>(
  values: Record<Key, string>,
  token: (css: string) => Token,
): Record<string, Token> => Object.fromEntries(Object.entries<string>(values).map(([name, css]) => [name, token(css)]));

// `shadow` is left out: its values are lists of CSS shadows, and the design tools support lists of shadows differently.
const colors = (theme: Theme): Record<string, Token> =>
  each(Object.fromEntries(Object.entries(theme).filter(([role]) => !SHADOWS.has(role))), color);

const dimension = (css: string): Token => measure(css, 'dimension');

const kitThemes: Record<ThemeName, Theme> = { light, dark, contrast };

export const THEME_NAMES: readonly ThemeName[] = ['light', 'dark', 'contrast'];

/**
 * Design tokens of all themes, published in the package as `tokens.json`.
 *
 * @param brand whose colours, fonts and corners replace the kit's
 * @throws {RangeError} if the brand is refused, see `createBrandTheme`
 */
export function designTokens(brand?: Brand): TokenGroup {
  const themes = brand === undefined ? kitThemes : createBrandTheme(brand).themes;
  return {
    $description: 'Colours by role in three themes, type, space in two densities, corners, targets and motion.',
    color: Object.fromEntries(THEME_NAMES.map((name) => [name, colors(themes[name])])),
    ...measures(brand),
  };
}

/**
 * Design tokens of one theme, published as `tokens/<theme>.json`. Design tools import one file for each mode: the names
 * are the same in all of them.
 *
 * @param brand whose colours, fonts and corners replace the kit's
 * @throws {RangeError} if the brand is refused, see `createBrandTheme`
 */
export function themeTokens(name: ThemeName, brand?: Brand): TokenGroup {
  const themes = brand === undefined ? kitThemes : createBrandTheme(brand).themes;
  return { $description: `The theme "${name}".`, color: colors(themes[name]), ...measures(brand) };
}

function measures(brand: Brand | undefined): TokenGroup {
  return {
    font: each({ ...fonts, ...brand?.fonts }, (css) => ({
      $type: 'fontFamily',
      $value: css.split(',').map((face) => face.trim().replaceAll('"', '')),
    })),
    type: each(type, dimension),
    space: { normal: each(spaces, dimension), compact: each(compactSpaces, dimension) },
    radius: each({ ...radii, ...brand?.radii }, dimension),
    target: each(target, dimension),
    motion: {
      quick: measure(motion.quick, 'duration'),
      calm: measure(motion.calm, 'duration'),
      ease: { $type: 'cubicBezier', $value: (motion.ease.match(/[\d.]+/g) ?? []).map(Number) },
    },
  };
}
