import { globalStyle, style, styleVariants } from '../../internal/styles.ts';
import { listButton } from '../../internal/listButtonStyles.ts';
import { severityColor } from '../../internal/severity.css.ts';
import { caption, mono, wide } from '../../internal/textStyles.ts';
import { bar, breakpoint, color, radius, space, type } from '../../theme/vars.css.ts';

const rule = `1px solid ${color.line}`;

export const head = style({
  flex: 'none',
  display: 'flex',
  // At 200 % text the switch is below the title.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: '59px',
  paddingInline: '16px 20px',
  borderBottom: rule,
});

export const title = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem', flex: '1 0 auto', maxWidth: '100%' });

export const sound = style({ ...caption, color: color.inkSoft });

/** Which notifications are listed. */
export const choice = style({ flex: 'none', paddingBlock: space[8], paddingInline: space[16], borderBottom: rule });

/** The heading of the items of one kind. */
export const group = style({
  ...caption,
  margin: 0,
  paddingBlock: space[8],
  paddingInline: space[16],
  background: color.sunken,
  color: color.inkSoft,
});

/** Nine rows at most; fewer in a low window. */
export const scroller = style({
  maxHeight: 'min(40rem, calc(100dvh - 264px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** The frame of "nothing yet" keeps its distance to the edge of the panel. */
export const nothing = style([scroller, { padding: space[16] }]);

/** As high as the panel, with nothing below it. */
export const settings = style({
  flex: '0 1 auto',
  minHeight: '8rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const list = style({ position: 'relative' });

export const row = style({ position: 'absolute', top: 0, insetInline: 0 });

export const item = style({
  position: 'relative',
  // No grid: its layout takes a third more time for each row.
  display: 'flex',
  columnGap: space[12],
  alignItems: 'flex-start',
  width: '100%',
  paddingBlock: '14px',
  // Space at the end for the dot: the gap, 10 px and 20 px.
  paddingInline: `16px calc(${space[12]} + 30px)`,
  borderBottom: rule,
  ...listButton(5),
});

/** Below the words of an item that can be postponed. */
export const later = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The words of a quiet button begin where those of the item do.
  paddingInlineStart: '51px',
  paddingBottom: space[4],
  marginTop: '-10px',
  borderBottom: rule,
  selectors: { '[data-pair] + &': { paddingInlineStart: 'calc(3.25rem + 91px)' } },
});

// The rule is below both.
globalStyle(`${item}:has(+ ${later})`, { borderBottomColor: 'transparent' });

/** The picture of the pair, with the icon of the type at its corner. */
export const media = style({ position: 'relative', flex: 'none', width: '64px', paddingBlock: '3px' });

export const mediaIcon = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  bottom: '-14px',
  display: 'flex',
});

/** As wide as "10.5", so that the titles begin at one edge. */
export const size = style({ flex: 'none', minWidth: '3.25rem' });

export const figure = style({ ...wide, display: 'block', fontSize: type.t21, lineHeight: '1.5rem' });

export const system = style({ ...caption, color: color.inkSoft, whiteSpace: 'nowrap' });

export const pairName = style({ display: 'block', lineHeight: '1.25rem', overflowWrap: 'anywhere' });

const square = style({ flex: 'none', width: '40px', height: '40px', padding: '10px', borderRadius: radius.box });

export const plate = styleVariants({
  new: [square, { background: color.ink, color: color.onInk }],
  read: [square, { background: color.sunken, color: color.ink }],
});

// At the corner of a picture it is half as large.
globalStyle(`${mediaIcon} > *`, { width: '24px', height: '24px', padding: '4px' });
globalStyle(`${mediaIcon} > * > *`, { width: '16px', height: '16px' });

/** Centred, also in large text. */
export const glyph = style({ display: 'grid', placeItems: 'center' });

export const shape = style({
  display: 'block',
  height: '20px',
  background: 'currentColor',
  maskSize: 'contain',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const probe = style({ display: 'none' });

export const words = style({ flex: 1, display: 'block', minWidth: 0 });

const ofItem = style({ display: 'block', lineHeight: '1.25rem', overflowWrap: 'anywhere' });

export const itemTitle = styleVariants({
  new: [ofItem, { fontWeight: 650 }],
  read: [ofItem, { fontWeight: 460 }],
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
  marginTop: '2px',
  fontSize: type.t13,
  lineHeight: '1.25rem',
  color: color.inkSoft,
});

export const unread = style({
  position: 'absolute',
  top: '19px',
  insetInlineEnd: '20px',
  width: '10px',
  height: '10px',
  borderRadius: '50%',
  background: color.critical,
  forcedColorAdjust: 'none',
});

export const end = style({ display: 'grid', placeItems: 'center', minHeight: '56px', color: color.inkSoft });

export const age = style({ ...mono, flex: 'none', fontSize: type.t13, color: color.inkSoft });

/** As RelativeTime, in the size and colour of its line. */
export const rowAge = style({ ...mono, flex: 'none', fontFeatureSettings: '"tnum"', whiteSpace: 'nowrap' });

export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: '6px 4px',
  borderTop: rule,
});

/** What colleagues have handled. */
export const handled = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  columnGap: space[12],
  width: '100%',
  minHeight: '52px',
  paddingInline: `16px ${space[20]}`,
  borderTop: rule,
  background: color.sunken,
  fontWeight: 600,
  ...listButton(5),
});

export const faces = style({ flex: 'none', display: 'flex', gap: '2px' });

export const views = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' });

// On a phone the buttons have no icons, so that they fit beside each other.
globalStyle(`${views} svg`, { '@media': { [`not ${breakpoint.tablet}`]: { display: 'none' } } });

export const message = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'start',
  paddingBlock: '14px',
  paddingInline: '16px 20px',
  borderBottom: rule,
  borderInlineStart: `${bar.normal} solid ${severityColor.solid}`,
});

export const said = style({ display: 'block', color: color.inkSoft, lineHeight: '1.25rem' });

export const part = style({
  display: 'grid',
  gap: space[12],
  justifyItems: 'start',
  paddingBlock: '16px',
  paddingInline: '16px 20px',
  selectors: { '& + &': { borderTop: rule }, '[data-flush] > &': { paddingInline: 0 } },
});

export const test = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[8]} ${space[16]}` });

/** Lines of the height of a touch target, without space between them. */
export const kinds = style([part, { gap: 0, paddingBlock: space[8] }]);

/** Text and switch at the ends of a line. */
export const kind = style({ display: 'grid', justifySelf: 'stretch' });
