import { style } from '../../internal/styles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

const phone = '(max-width: 699px)';
const rule = `1px solid ${color.line}`;

export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });

export const end = style({ flex: 'none', paddingBlock: space[8] });

/** The tabs, and what is at their end. */
export const row = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  borderBottom: rule,
  // Without room for both in a row, the line is between the tabs and the part at their end.
  '@media': { [phone]: { selectors: { [`&:has(> ${end})`]: { borderBottom: 0 } } } },
});

// Wraps instead of scrolling: nothing is hidden at 200 % text, and the focus ring is not clipped.
export const list = style({
  display: 'flex',
  flex: '1 0 auto',
  maxWidth: '100%',
  flexWrap: 'wrap',
  columnGap: space[32],
  '@media': {
    [phone]: {
      justifyContent: 'space-between',
      columnGap: space[12],
      selectors: { [`&:has(+ ${end})`]: { flexBasis: '100%', borderBottom: rule } },
    },
  },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'baseline',
  alignContent: 'center',
  flexWrap: 'wrap',
  flex: 'none',
  columnGap: '10px',
  minHeight: '60px',
  fontSize: type.t21,
  lineHeight: '1.5rem',
  fontStretch: '116%',
  fontWeight: 640,
  letterSpacing: '-0.012em',
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  borderRadius: radius.stamp,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-selected="true"]': { color: color.ink },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 -1px 0',
      height: '4px',
      background: color.ink,
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
  },
  '@media': { [phone]: { minHeight: '56px', fontSize: type.t17, fontStretch: '108%', columnGap: space[8] } },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  paddingTop: space[16],
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
