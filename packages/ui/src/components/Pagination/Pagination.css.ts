import { style } from '../../internal/styles.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '44px',
  paddingInline: space[8],
  borderRadius: radius.box,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
    '&[aria-current="page"], &[aria-current="page"]:hover': { background: color.ink, color: color.onInk },
    '&[aria-disabled="true"]': { color: color.edge, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="page"]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
export const gap = style({ minWidth: '24px', textAlign: 'center', color: color.inkSoft });
/** In right-to-left text the arrows point the other way. */
export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
