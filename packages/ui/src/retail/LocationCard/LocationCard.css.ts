import { focusRing } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { caption, wide } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const card = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'stretch',
  width: '100%',
  minHeight: '5.75rem',
  background: color.raised,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.box,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: color.ink },
    '&[aria-pressed="true"]': { borderColor: color.ink, cursor: 'default' },
    '&:focus-visible': focusRing,
  },
});

/** Inverted for the location in use, like the size cell of a chosen label. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  marginBlock: '-1px',
  marginInline: '-1px 0',
  borderInlineEnd: rule,
  borderStartStartRadius: radius.box,
  borderEndStartRadius: radius.box,
  selectors: {
    '[aria-pressed="true"] > &': { background: color.ink, color: color.onInk, borderColor: color.ink },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[aria-pressed="true"] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: '4px',
  minWidth: 0,
  padding: `${space[12]} ${space[16]}`,
});

export const name = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem', overflowWrap: 'anywhere' });

export const store = style({ ...caption, color: color.inkSoft, overflowWrap: 'anywhere' });

export const state = style({
  alignSelf: 'center',
  paddingInlineEnd: space[16],
  fontWeight: 560,
  color: color.inkSoft,
  selectors: { '[aria-pressed="true"] > &': { color: color.ink, fontWeight: 680 } },
});
