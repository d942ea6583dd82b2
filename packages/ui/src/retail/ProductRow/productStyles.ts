import type { StyleRule } from '@vanilla-extract/css';
import { insetRing } from '../../internal/insetRing.ts';
import { color, space } from '../../theme/vars.css.ts';

/** Styles that ProductCard and ProductRow share. */

/** Covers the card or row, so that the focus of its button is drawn around it. */
const focusCover = { content: '', position: 'absolute', inset: 0, pointerEvents: 'none', ...insetRing } as const;

/** Selectors and media queries of a card or row that is the target of its button. */
export const focusAround = (corners: { borderRadius?: 'inherit' } = {}) =>
  ({
    selectors: { '&:has(:focus-visible)::after': { ...focusCover, ...corners } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:has(:focus-visible)::after': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
      },
    },
  }) satisfies StyleRule;

/** The bar of the open card or row, without its position. */
export const chosenBar = {
  content: '',
  position: 'absolute',
  background: color.ink,
  forcedColorAdjust: 'none',
} as const;

/** The button in the name; the whole card or row is its target. */
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
