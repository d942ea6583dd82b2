import { focusRing, under } from '../../internal/focusRing.css.ts';
import { style } from '../../internal/styles.ts';
import { caption, leftToRight, mono, oneLine, wide } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';

export const detail = style({
  vars: { [under]: color.raised },
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  minWidth: 0,
  background: color.raised,
});
export const plate = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '132px',
  height: '92px',
  background: color.plate,
  borderRadius: radius.box,
});
export const body = style({ display: 'grid', gap: space[16], padding: '20px 24px 24px' });
export const head = style({ display: 'flex', alignItems: 'center', gap: space[16], minWidth: 0 });
export const title = style({ flex: 1, display: 'grid', gap: space[4], minWidth: 0, overflowWrap: 'anywhere' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 16px',
});
export const price = style({ fontSize: type.t17 });
export const way = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0, color: color.inkSoft });
export const wayName = style(oneLine);
export const soft = style({ color: color.inkSoft });

export const sizes = style({ display: 'grid', gap: space[12], justifyItems: 'stretch' });

export const chosen = style({ display: 'grid', gap: space[12], minWidth: 0 });
/** The figure, and beside it where the pairs are. */
export const chosenHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingTop: '10px',
});
export const system = style({
  ...caption,
  color: color.inkSoft,
  marginTop: '14px',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});
export const inStore = style({ ...caption, color: color.inkSoft, marginTop: '2px' });
export const pairs = style({ display: 'grid', minWidth: 0 });
export const item = style({ minWidth: 0, selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
/** All words of a pair share the baseline of its bin. */
export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[12]}`,
  alignItems: 'baseline',
  minHeight: '48px',
  paddingBlock: space[4],
});
export const fold = style({ alignSelf: 'center', marginInlineEnd: '-12px' });
export const digits = style({ marginInlineStart: 'auto', color: color.inkSoft });
export const history = style({ paddingBlock: '8px 16px' });
export const place = style({ ...oneLine, flex: '1 1 4.5rem', minWidth: 0 });
/** Below the place. */
export const shelf = style({ ...caption, display: 'block', color: color.inkSoft });
/** Number of pairs at another location. */
export const quantity = style({ ...wide, minWidth: '2.5rem', fontSize: type.t21, lineHeight: '1.5rem' });
export const bin = style({
  ...mono,
  flex: 'none',
  maxWidth: '100%',
  minWidth: '6.75rem',
  fontSize: '1.625rem',
  lineHeight: '2rem',
  fontWeight: 700,
  letterSpacing: '-0.05em',
  // Not broken at its hyphens.
  whiteSpace: 'nowrap',
  ...leftToRight,
});
export const none = style({ color: color.inkSoft, minHeight: '40px', display: 'flex', alignItems: 'center' });

export const colourways = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export { input } from '../SizeGrid/SizeGrid.css.ts';
/** Marks a sold-out colourway. */
export const isOut = style({});
export const colourway = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '80px',
  height: '52px',
  background: color.plate,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.box,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.ink },
    [`&.${isOut}`]: { background: color.sunken, borderStyle: 'dashed' },
    '&:has(:checked)': { borderColor: color.ink, outline: `2px solid ${color.ink}`, outlineOffset: '-2px' },
    '&:has(:focus-visible)': focusRing,
  },
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginTop: 'auto',
  padding: '12px 24px 20px',
  background: color.raised,
  // A rule, so that a scrolling area is not mistaken for the end.
  borderTop: `1px solid ${color.line}`,
});
