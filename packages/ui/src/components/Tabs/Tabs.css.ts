import { style } from '../../internal/styles.ts';
import { toolsBox } from '../../internal/toolsBox.css.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';
import { bar } from '../StickyBar/StickyBar.css.ts';

const phone = '(max-width: 699px)';
const rule = `1px solid ${color.line}`;

export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });

export const end = style({ flex: 'none', paddingBlock: space[8] });

/** Words and tools of the row have less room where the page is narrow. */
export const frame = style({ flex: 'none', containerName: toolsBox, containerType: 'inline-size' });

/** The row and what is below it stay in sight. */
export const head = style([bar, { flex: 'none', gap: 0, paddingBlock: 0 }]);

/** Tools at the end of narrow tabs leave less room for words. */
const narrow = `${toolsBox} (max-width: 36rem)`;

/** The tabs, and what is at their end. */
export const row = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[24],
  borderBottom: rule,
  selectors: { [`${head} > &`]: { borderBottom: 0 } },
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
  '@container': { [narrow]: { columnGap: space[16] } },
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
  '@container': { [narrow]: { fontSize: type.t17, fontStretch: '108%', columnGap: space[8] } },
  '@media': { [phone]: { minHeight: '56px', fontSize: type.t17, fontStretch: '108%', columnGap: space[8] } },
});

/** What is below the row, unless it has no content, as chips without a filter. */
export const below = style({ paddingBottom: space[8], selectors: { '&:has(> :empty)': { paddingBottom: 0 } } });

export const flush = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const panel = style([flush, { paddingTop: space[16] }]);
