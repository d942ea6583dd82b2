import type { StyleRule } from '@vanilla-extract/css';
import { insetRing } from '../../internal/insetRing.ts';
import { color, space } from '../../theme/vars.css.ts';

/** What ProductCard and ProductRow have in common. */

/** Covers the card or row: the focus of the button within is drawn around all of it. */
const ring = { content: '', position: 'absolute', inset: 0, pointerEvents: 'none', ...insetRing } as const;

/** Selectors and media of a card or row whose one button is pressed by a press anywhere on it. */
export const focusAround = (corners: { borderRadius?: 'inherit' } = {}) =>
  ({
    selectors: { '&:has(:focus-visible)::after': { ...ring, ...corners } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(:focus-visible)::after': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  }) satisfies StyleRule;

/** The bar of the open one. Add where it lies. */
export const chosenBar = {
  content: '',
  position: 'absolute',
  background: color.ink,
  forcedColorAdjust: 'none',
} as const;

/** The button in the name; its target is the whole card or row. */
export const open = {
  width: '100%',
  fontWeight: 'inherit',
  fontStretch: 'inherit',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
    '&:focus-visible': { boxShadow: 'none' },
  },
} as const;

/** Swatch and name of the colourway. */
export const way = {
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  color: color.inkSoft,
} as const;
