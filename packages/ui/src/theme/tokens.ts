import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light, type Theme } from './light.ts';
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
  return { $type: 'color', $value: { colorSpace: 'srgb', components, ...(alpha === undefined ? {} : { alpha }) } };
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

/** Design tokens of the kit, published in the package as `tokens.json`. */
export function designTokens(): TokenGroup {
  return {
    $description: 'Colours by role in three themes, type, space in two densities, corners, targets and motion.',
    color: { light: colors(light), dark: colors(dark), contrast: colors(contrast) },
    font: each(fonts, (css) => ({
      $type: 'fontFamily',
      $value: css.split(',').map((face) => face.trim().replaceAll('"', '')),
    })),
    type: each(type, dimension),
    space: { normal: each(spaces, dimension), compact: each(compactSpaces, dimension) },
    radius: each(radii, dimension),
    target: each(target, dimension),
    motion: {
      quick: measure(motion.quick, 'duration'),
      calm: measure(motion.calm, 'duration'),
      ease: { $type: 'cubicBezier', $value: (motion.ease.match(/[\d.]+/g) ?? []).map(Number) },
    },
  };
}
