import { dateFrameStates } from '../../internal/fieldStyles.ts';
import { style } from '../../internal/styles.ts';
import { color, radius } from '../../theme/vars.css.ts';

export const input = style({
  display: 'flex',
  alignItems: 'center',
  cursor: 'text',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  selectors: dateFrameStates,
});

// The active segment is inverted, as a chosen size in SizeGrid.
export const segment = style({
  padding: '4px 2px',
  borderRadius: radius.stamp,
  fontVariantNumeric: 'tabular-nums',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: color.inkSoft },
    '&[data-type="literal"]': { color: color.inkSoft, paddingInline: '1px' },
    '&[data-focused]': { background: color.ink, color: color.onInk, boxShadow: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
