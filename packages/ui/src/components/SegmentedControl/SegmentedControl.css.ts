import { focusRing } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { segmentCorners } from '../../internal/segmentCorners.ts';
import { hidden } from '../../internal/textStyles.ts';
import { toolsBox } from '../../internal/toolsBox.css.ts';
import { color, radius, space } from '../../theme/vars.css.ts';

/** Tools above a list in a narrow page. */
const NARROW = `${toolsBox} (max-width: 36rem)`;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  // Also in a Stack, which stretches its items.
  width: 'fit-content',
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  background: color.raised,
});

export const input = style(hidden);

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: '44px',
  paddingInline: space[16],
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${color.line}` },
    ...segmentCorners,
    '&:hover': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
    '&:has(:checked)': { background: color.ink, color: color.onInk },
    '&:has(:focus-visible)': { ...focusRing, zIndex: 1, borderRadius: '2.5px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:has(:focus-visible)': { outline: '3px solid Highlight' },
      },
    },
    '(max-width: 699px)': { paddingInline: space[12] },
  },
  '@container': { [NARROW]: { paddingInline: space[12] } },
});

const PHONE = '(max-width: 479px)';
export const long = style({ '@media': { [PHONE]: hidden } });
export const short = style({ display: 'none', '@media': { [PHONE]: { display: 'inline' } } });

/** The label beside an icon. */
export const wideText = style({
  '@media': { '(max-width: 699px)': hidden },
  '@container': { [NARROW]: hidden },
});
