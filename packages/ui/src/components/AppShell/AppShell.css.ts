import { createVar, keyframes } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { headerBox } from '../../internal/headerBox.css.ts';
import { globalStyle, recipe, style, styleVariants } from '../../internal/styles.ts';
import { PHONE_GUTTER } from '../../internal/acrossGutters.ts';
import { ROOMY } from '../../internal/stickyBar.ts';
import { toastRoom } from '../../internal/toastRoom.css.ts';
import { anyScript, caption, hidden, oneLine, twoLines, wide } from '../../internal/textStyles.ts';
import { breakpoint, color, frame, motion, radius, space, type } from '../../theme/vars.css.ts';

/** Height of the header on a phone. */
const PHONE_HEADER = '60px';

const rule = `1px solid ${color.line}`;

export const shell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  // The height without the bars of a phone's browser, where `dvh` is supported.
  height: ['100vh', '100dvh'],
  overflow: 'hidden',
  background: color.paper,
  paddingTop: `max(0px, ${toastRoom} - ${PHONE_HEADER})`,
  '@media': {
    [breakpoint.tablet]: { paddingTop: `max(0px, ${toastRoom} - ${frame.header})` },
    [breakpoint.desktop]: {
      // The rail grows with the text size: 88 px at 100 %.
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
      gridTemplateRows: `minmax(${frame.header}, auto) minmax(0, 1fr)`,
      gridTemplateAreas: '"home header" "rail body"',
    },
    // Paper does not scroll.
    print: { display: 'block', height: 'auto', paddingTop: 0, overflow: 'visible' },
  },
});

export const skip = style({
  position: 'absolute',
  zIndex: 10,
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  padding: '12px 20px',
  borderRadius: radius.box,
  background: color.ink,
  color: color.onInk,
  fontWeight: 600,
  selectors: { '&:not(:focus)': hidden },
});

/** One landmark for two parts that the grid places apart: the home link and the header. */
export const banner = style({ display: 'contents' });

export const home = style({
  display: 'none',
  '@media': {
    [breakpoint.desktop]: {
      gridArea: 'home',
      display: 'grid',
      placeItems: 'center',
      borderInlineEnd: rule,
      borderBottom: rule,
    },
  },
});

export const header = style({
  containerName: headerBox,
  containerType: 'inline-size',
  minWidth: 0,
  '@media': {
    [breakpoint.tablet]: { borderBottom: rule },
    [breakpoint.desktop]: { gridArea: 'header' },
  },
});

const backInset = createVar();

const field = { display: 'block', flex: '1 1 0', minWidth: '14rem', maxWidth: '440px' } as const;

/** Width for title, search and user in one line; with a back link `roomyWithBack` is needed. */
const roomy = `${headerBox} (min-width: 47rem)`;
const roomyWithBack = `${headerBox} (min-width: 68rem)`;

/** Wraps if the title has no room, as in large text. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
  minHeight: PHONE_HEADER,
  paddingBlock: space[4],
  paddingInline: '16px 8px',
  '@media': { [breakpoint.tablet]: { columnGap: space[24], minHeight: frame.header, paddingInline: frame.gutter } },
  '@container': { [roomy]: { flexWrap: 'nowrap' } },
});

/** Without its word the back link is a square. */
export const back = styleVariants({ roomy, roomyWithBack }, (room) => ({
  display: 'contents',
  vars: { [backInset]: '12.5px' },
  '@container': { [room]: { vars: { [backInset]: space[20] } } },
}));
for (const name of Object.values(back)) globalStyle(`${name} > button`, { paddingInline: backInset });

/** The word of the back link gives way to a search field of the page. */
export const backWord = styleVariants({ roomy, roomyWithBack }, (room) => ({
  ...hidden,
  '@container': { [room]: { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' } },
}));

export const titles = style({
  flex: '1 1 5.5rem',
  minWidth: 0,
  containerType: 'inline-size',
  '@container': { [roomy]: { flex: '0 1 auto', containerType: 'normal' } },
});

/** The largest size at which the longest word of the title fits: one of nine letters, or of twelve. */
export const title = styleVariants(
  { short: `clamp(1rem, 17cqi, ${type.t28})`, long: `clamp(0.75rem, 12.5cqi, ${type.t28})` },
  (fontSize) => ({
    ...wide,
    ...twoLines,
    ...anyScript,
    fontSize,
    lineHeight: 1.15,
    '@container': { [roomy]: { ...oneLine, display: 'block', fontSize: type.t28, lineHeight: '2rem' } },
  }),
);

export const where = style({
  ...caption,
  ...oneLine,
  display: 'none',
  minHeight: '1rem',
  color: color.inkSoft,
  '@media': { [breakpoint.tablet]: { display: 'block' } },
});

/** Where the search becomes a button: below a width, or everywhere. */
export const search = styleVariants(
  { never: {}, roomy: { [roomy]: field }, roomyWithBack: { [roomyWithBack]: field } },
  (room) => ({ display: 'none', '@container': room }),
);

const gone = { display: 'none' } as const;
export const searchButton = styleVariants(
  { never: {}, roomy: { [roomy]: gone }, roomyWithBack: { [roomyWithBack]: gone } },
  (room) => ({ '@container': room }),
);

export const end = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInlineStart: 'auto',
  '@media': { [breakpoint.tablet]: { gap: space[16] } },
});

export const separator = style({
  display: 'none',
  width: '1px',
  height: '32px',
  background: color.line,
  '@media': { [breakpoint.tablet]: { display: 'block' } },
});

/** Widths of the columns before and after the page. */
const startWidth = createVar();
const endWidth = createVar();

export const body = recipe({
  base: {
    vars: { [startWidth]: '0px', [endWidth]: '0px' },
    display: 'grid',
    minWidth: 0,
    minHeight: 0,
    order: 1,
    // The line covers the last pixel of the rail, so that the page starts on the grid.
    '@media': {
      [breakpoint.desktop]: {
        gridArea: 'body',
        gridTemplateColumns: `${startWidth} minmax(0, 1fr) ${endWidth}`,
        marginInlineStart: '-1px',
        borderInlineStart: rule,
      },
    },
  },
  variants: {
    asideWidth: {
      none: {},
      s: { vars: { [endWidth]: 'min(22rem, 45%)' } },
      // On a tablet of 1024 px the list needs the width more: 352 px.
      m: { vars: { [endWidth]: 'min(24.5rem, max(37.6%, min(20rem, 45%)))' } },
      l: { vars: { [endWidth]: 'min(26.5rem, 45%)' } },
    },
    hasStart: { true: { vars: { [startWidth]: 'min(15.5rem, 30%)' } }, false: {} },
  },
});

/** The column before the page; its content scrolls by itself. */
export const start = style({ minWidth: 0, minHeight: 0, borderInlineEnd: rule });

/** The page, with the tip above it. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  '@media': { [breakpoint.desktop]: { gridColumn: 2 } },
});

export const tip = style({
  flex: 'none',
  padding: `${space[8]} ${PHONE_GUTTER} 0`,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [breakpoint.tablet]: { padding: `${space[12]} ${frame.gutter} 0` },
    print: { display: 'none' },
  },
});

export const main = recipe({
  base: {
    flex: 1,
    minWidth: 0,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `0 ${PHONE_GUTTER} 12px`,
    selectors: {
      '&&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 3px ${color.ink}` },
      // A page that is one scrolling list has no space above it: the space scrolls with the list.
      '&:has(> [data-fills])': { paddingBlock: 0 },
    },
    '@media': {
      [breakpoint.tablet]: { padding: `0 ${frame.gutter} 16px` },
      // Keeps a focused element below the StickyBar, also if the bar has a row of chips.
      [ROOMY]: { selectors: { '&:has([data-sticky])': { scrollPaddingTop: '8.5rem' } } },
      print: { overflow: 'visible' },
    },
  },
  variants: {
    spaceAbove: {
      0: {},
      20: { paddingTop: space[12], '@media': { [breakpoint.tablet]: { paddingTop: space[20] } } },
    },
  },
});

globalStyle(`${main.classNames.base} > [data-fills]`, {
  paddingTop: space[12],
  '@media': { [breakpoint.tablet]: { paddingTop: space[20] } },
});

export const aside = style({
  vars: { [under]: color.raised },
  minWidth: 0,
  minHeight: 0,
  overflowY: 'auto',
  background: color.raised,
  borderInlineStart: rule,
  '@media': { [breakpoint.desktop]: { gridColumn: 3 } },
});

const fade = keyframes({ from: { opacity: 0 } });
const slideUp = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  cursor: 'default',
  background: color.scrim,
  animation: `${fade} ${motion.calm} ${motion.ease}`,
});

export const sheet = style({
  vars: { [under]: color.raised },
  position: 'fixed',
  zIndex: 21,
  // Below a toast.
  inset: `max(${PHONE_HEADER} + 4px, ${toastRoom}) 0 0`,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  background: color.raised,
  borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
  boxShadow: color.float,
  animation: `${slideUp} ${motion.calm} ${motion.ease}`,
  selectors: { '&&:focus-visible': { boxShadow: color.float } },
  '@media': {
    [breakpoint.tablet]: {
      insetBlockStart: 0,
      insetInlineStart: 'auto',
      width: 'min(26.5rem, 80vw)',
      borderRadius: 0,
    },
  },
});

/** As high as the head of RequestCart. */
export const sheetHead = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: '61px',
  paddingInline: '24px 12px',
  borderBottom: rule,
});

export const sheetTitle = style({ ...wide, ...oneLine, fontSize: type.t21, lineHeight: '1.5rem' });

/** Scrolls below the head, so that the close button stays visible. */
export const sheetBody = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

/** The column before the page as a sheet: it scrolls above the button that closes it. */
export const startBody = style({ flex: '1 1 0', minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const startFoot = style({ flex: 'none', padding: '16px 24px', borderTop: rule });

/** In the wide shell it is below rail and page. */
export const bottom = style({ order: 2, '@media': { [breakpoint.desktop]: { gridColumn: '1 / -1' } } });
