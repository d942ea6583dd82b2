import { createVar, fallbackVar } from '@vanilla-extract/css';
import { recipe, style } from '../../internal/styles.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, radius, type } from '../../theme/vars.css.ts';

/** Least width of a size. @default 2rem */
export const sizeWidth = createVar();

// Columns of one width, so that the strips of several rows are aligned; a long strip takes a second line.
export const run = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${fallbackVar(sizeWidth, '2rem')}, 1fr))`,
  gap: '2px',
  minWidth: 0,
});

export const size = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '1.5rem',
    borderRadius: radius.stamp,
    fontSize: type.t13,
    lineHeight: '1rem',
    letterSpacing: '-0.02em',
    fontFeatureSettings: '"tnum"',
  },
  variants: {
    state: {
      in: { background: color.sunken, fontWeight: 640 },
      out: { color: color.inkSoft, fontWeight: 440, textDecoration: 'line-through' },
      hit: {
        background: color.ink,
        color: color.onInk,
        fontWeight: 640,
        '@media': {
          '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
      hitOut: {
        color: color.inkSoft,
        fontWeight: 440,
        textDecoration: 'line-through',
        boxShadow: `inset 0 0 0 1.5px ${color.ink}`,
        '@media': { '(forced-colors: active)': { outline: '1px solid Highlight' } },
      },
    },
  },
});

export const spoken = style(hidden);
