import { recipe, style } from '../../internal/styles.ts';
import { mono, wide } from '../../internal/textStyles.ts';
import { breakpoint, color, radius, space, type } from '../../theme/vars.css.ts';

export const screen = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: ['100vh', '100dvh'],
  background: color.paper,
  color: color.ink,
  '@media': { [breakpoint.tablet]: { gridTemplate: 'minmax(0, 1fr) / 120px minmax(0, 1fr)' } },
});

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [breakpoint.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      flexDirection: 'column',
      justifyContent: 'space-between',
      height: ['100vh', '100dvh'],
      padding: `${space[20]} ${space[24]}`,
      borderBlockEnd: 'none',
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});

export const shop = style({
  ...wide,
  fontSize: type.t21,
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoint.tablet]: {
      maxHeight: '80vh',
      overflow: 'hidden',
      writingMode: 'vertical-rl',
      transform: 'rotate(180deg)',
      fontSize: 'min(4.125rem, 8.5vh)',
      lineHeight: 1.1,
      fontStretch: '125%',
      fontWeight: 780,
      letterSpacing: '-0.03em',
      whiteSpace: 'nowrap',
    },
  },
});

export const main = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[12]} ${space[24]}`,
  padding: `${space[24]} ${space[16]}`,
  '@media': { [breakpoint.tablet]: { padding: space[32] } },
});

export const clock = style({
  ...mono,
  fontSize: '6.5rem',
  fontWeight: 700,
  lineHeight: 0.8,
  letterSpacing: '-0.07em',
});

export const facts = style({
  display: 'grid',
  flex: '1 1 auto',
  gap: '2px',
  fontSize: type.t17,
  lineHeight: '1.375rem',
  fontWeight: 660,
});

export const soft = style({ color: color.inkSoft, fontSize: type.t15, lineHeight: '1.25rem', fontWeight: 460 });

/** A ticket that is torn at its perforation. */
export const came = recipe({
  base: { display: 'flex', position: 'relative', borderRadius: radius.box },
  variants: {
    isEmpty: {
      true: {},
      false: {
        flex: '1 0 100%',
        minHeight: '84px',
        border: `1.5px solid ${color.signalEdge}`,
        background: color.signal,
        color: color.onSignal,
        '@media': { [breakpoint.tablet]: { flex: 'none', marginInlineStart: 'auto' } },
      },
    },
  },
});

export const figure = style({
  ...wide,
  display: 'grid',
  placeItems: 'center',
  paddingInline: space[20],
  fontSize: '4rem',
  lineHeight: 1,
  fontWeight: 780,
});

const notch = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-9px',
  width: '16px',
  height: '8px',
  border: `1.5px solid ${color.signalEdge}`,
  background: color.paper,
} as const;

export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  padding: `0 ${space[20]} 0 18px`,
  borderInlineStart: `2px dashed color-mix(in srgb, ${color.onSignal} 55%, transparent)`,
  fontSize: type.t17,
  lineHeight: '1.375rem',
  fontWeight: 690,
  '::before': { ...notch, insetBlockStart: '-1.5px', borderBlockStart: 'none', borderRadius: '0 0 8px 8px' },
  '::after': { ...notch, insetBlockEnd: '-1.5px', borderBlockEnd: 'none', borderRadius: '8px 8px 0 0' },
});

export const times = style({ ...mono, display: 'flex', gap: space[12], fontSize: type.t15, fontWeight: 560 });

export const message = style({
  padding: `0 ${space[16]} ${space[24]}`,
  '@media': { [breakpoint.tablet]: { paddingInline: space[32] } },
});

/** The board on which boxes stand. */
const board = { borderBlockEnd: `8px solid ${color.line}` } as const;

/** The boards of neighbours meet: the space between boxes is inside of the cells. */
export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 116px), 1fr))',
  alignItems: 'end',
  rowGap: '22px',
  margin: 'auto 0 0',
  padding: `0 0 ${space[24]}`,
  listStyle: 'none',
  '@media': {
    [breakpoint.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' },
  },
});

export const shelf = style({
  ...board,
  minWidth: 0,
  paddingInline: space[4],
  '@media': { [breakpoint.tablet]: { paddingInline: space[8] } },
});

export const press = style({
  display: 'block',
  width: '100%',
  height: '180px',
  color: 'inherit',
  '@media': { [breakpoint.tablet]: { height: '276px' } },
});

export const slotShelf = style({
  ...board,
  minWidth: 0,
  gridColumn: '1 / -1',
  paddingInline: space[12],
  '@media': { [breakpoint.tablet]: { gridColumn: 'span 2' } },
});

export const slot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  width: '100%',
  minHeight: '88px',
  padding: `${space[12]} ${space[20]}`,
  border: `2px dashed ${color.edge}`,
  borderBlockEnd: 'none',
  borderStartStartRadius: radius.box,
  borderStartEndRadius: radius.box,
  color: color.ink,
  textAlign: 'start',
  '@media': { [breakpoint.tablet]: { minHeight: '242px' } },
});

const iconBox = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
} as const;

export const plus = style(iconBox);

export const slotName = style({ ...wide, display: 'block', fontSize: type.t21, lineHeight: '1.75rem' });

export const back = style({ padding: `${space[16]} ${space[16]} 0` });

/** The keypad lies over the board, beside the box. */
export const asked = style({
  display: 'grid',
  flex: 1,
  gridTemplate: '"who" auto "lift" auto "hint" auto / minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[16],
  padding: `0 ${space[16]} ${space[24]}`,
  '@media': {
    [breakpoint.tablet]: {
      gridTemplate: '"who lift" minmax(404px, 1fr) "hint lift" 132px / minmax(0, 1fr) minmax(0, 404px)',
      gap: 0,
      padding: 0,
    },
  },
});

export const who = style({
  gridArea: 'who',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  width: '100%',
  paddingInline: space[20],
  ...board,
  '@media': {
    [breakpoint.tablet]: { gridColumn: '1 / -1', paddingInlineEnd: 'calc(404px + 64px)' },
  },
});

export const portrait = style({
  width: '140px',
  height: '190px',
  '@media': { [breakpoint.tablet]: { width: 'min(100%, 300px)', height: '404px' } },
});

export const hint = style({
  gridArea: 'hint',
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'stretch',
  gap: space[16],
  '@media': { [breakpoint.tablet]: { paddingInline: space[40] } },
});

export const hintIcon = style(iconBox);

export const hintTitle = style({ display: 'block', fontSize: type.t17, lineHeight: '1.5rem', fontWeight: 650 });

export const lift = recipe({
  base: {
    gridArea: 'lift',
    display: 'grid',
    gap: space[16],
    width: 'min(100%, 404px)',
    padding: `${space[24]} 28px 28px`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.sheet,
    background: color.raised,
    zIndex: 1,
    '@media': { [breakpoint.tablet]: { width: '404px', marginInlineStart: '-44px' } },
  },
  variants: {
    isShut: {
      // It stands on the board.
      true: {
        '@media': {
          [breakpoint.tablet]: {
            alignSelf: 'end',
            minHeight: '412px',
            marginBlockEnd: '140px',
            borderBlockEnd: 'none',
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
          },
        },
      },
      false: { alignSelf: 'center' },
    },
  },
});

export const shut = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: radius.box,
  background: color.critical,
  color: color.onCritical,
});
