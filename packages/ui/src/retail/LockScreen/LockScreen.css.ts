import { recipe, style } from '../../internal/styles.ts';
import { anyScript, mono, wide } from '../../internal/textStyles.ts';
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
  padding: space[16],
  '@media': {
    [breakpoint.tablet]: {
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${space[20]} ${space[24]}`,
      borderInlineEnd: `1px solid ${color.line}`,
    },
  },
});

export const shop = style({
  ...wide,
  fontSize: type.t21,
  overflowWrap: 'anywhere',
  '@media': {
    [breakpoint.tablet]: {
      maxHeight: '80vh',
      overflow: 'hidden',
      writingMode: 'vertical-rl',
      transform: 'rotate(180deg)',
      fontSize: 'min(3.5rem, 8vh)',
      lineHeight: 1.1,
      whiteSpace: 'nowrap',
      textTransform: 'uppercase',
    },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minWidth: 0,
  padding: space[16],
  '@media': { [breakpoint.tablet]: { padding: space[32] } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[24] });

export const clock = style({ ...mono, fontSize: type.t56, fontWeight: 700, lineHeight: 1 });

export const facts = style({ display: 'grid', fontSize: type.t17, fontWeight: 500 });

export const soft = style({ color: color.inkSoft, fontSize: type.t15, fontWeight: 460 });

export const came = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[16],
    marginInlineStart: 'auto',
    borderRadius: radius.box,
    background: color.signal,
    color: color.onSignal,
  },
  variants: { isEmpty: { true: {}, false: { padding: `${space[12]} ${space[20]}` } } },
});

export const figure = style({ ...wide, fontSize: type.t56, lineHeight: 1 });

export const times = style({ ...mono, display: 'flex', gap: space[12], fontSize: type.t15 });

export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  gap: `${space[32]} ${space[16]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const box = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  padding: '48px 10px 10px',
  borderRadius: radius.box,
  background: color.lid,
  color: color.ink,
  textAlign: 'start',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: '-4px',
    height: '34px',
    borderRadius: radius.stamp,
    borderBottom: `2px solid ${color.edge}`,
    background: color.lid,
  },
});

export const label = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'start',
  minHeight: '180px',
  alignContent: 'space-between',
  padding: space[16],
  borderInlineStart: `4px solid ${color.edge}`,
  background: color.raised,
});

export const name = style({
  ...wide,
  ...anyScript,
  fontSize: type.t21,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
});

export const note = style({ minHeight: '1.25rem', fontSize: type.t13, lineHeight: '1.25rem', color: color.inkSoft });

export const slot = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[8],
  width: '100%',
  minHeight: '238px',
  padding: space[20],
  border: `2px dashed ${color.edge}`,
  borderRadius: radius.box,
  color: color.ink,
  textAlign: 'start',
});
