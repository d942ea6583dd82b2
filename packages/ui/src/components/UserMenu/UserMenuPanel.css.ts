import { focusRing } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { segmentCorners } from '../../internal/segmentCorners.ts';
import { listButton } from '../../internal/listButtonStyles.ts';
import { caption, hidden } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const person = style({ display: 'flex', alignItems: 'center', gap: space[16], padding: '19px 19px 20px' });

export const words = style({ minWidth: 0 });

export const name = style({
  fontSize: type.t17,
  lineHeight: '1.5rem',
  fontWeight: 660,
  fontStretch: '110%',
  overflowWrap: 'anywhere',
});

export const role = style({ ...caption, color: color.inkSoft, overflowWrap: 'anywhere' });

export const choices = style({ display: 'grid', gap: space[12], padding: '0 19px 20px' });

export const segments = style({
  display: 'grid',
  // Three options in a row; two fill its width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.25rem, 1fr))',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
});

export const radio = style(hidden);

export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '45px',
  paddingInline: space[4],
  fontSize: type.t13,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: rule },
    ...segmentCorners,
    '&:hover': { background: `color-mix(in srgb, ${color.ink} 9%, transparent)` },
    '&:has(:checked)': { background: color.ink, color: color.onInk },
    '&:has(:focus-visible)': { ...focusRing, zIndex: 1, borderRadius: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&:has(:focus-visible)': { outline: '3px solid Highlight' },
      },
    },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: '52px',
  paddingInline: '19px',
  borderTop: rule,
  fontWeight: 560,
  ...listButton(9),
});
