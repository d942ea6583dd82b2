import { createVar } from '@vanilla-extract/css';
import { recipe, style } from '../../internal/styles.ts';
import { leftToRight, mono } from '../../internal/textStyles.ts';
import { color, radius, space, type } from '../../theme/vars.css.ts';
import { KRAFT } from '../Cartons/kraft.ts';
import { figureWeight } from '../SizeFigure/SizeFigure.css.ts';

const board = createVar();
const lidEnd = createVar();

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10.25rem, 100%), 1fr))',
  gap: '14px 16px',
  minWidth: 0,
  margin: 0,
  padding: '0 4px',
  listStyle: 'none',
});

/** The lid is wider than the box; half a lid means that some pairs are counted. */
export const box = recipe({
  base: {
    vars: { [board]: KRAFT.side, [lidEnd]: '-4px' },
    position: 'relative',
    minWidth: 0,
    minHeight: '10.25rem',
    paddingTop: '16px',
    display: 'grid',
  },
  variants: {
    lid: {
      on: {},
      half: { vars: { [lidEnd]: '50%' } },
      off: {},
    },
    isLast: { true: { vars: { [board]: color.signal } }, false: {} },
  },
});

export const lid = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '-4px',
  insetInlineEnd: lidEnd,
  height: '18px',
  background: board,
  borderRadius: '2px 2px 0 0',
  boxShadow: 'inset 0 -2px 0 rgba(12, 14, 16, 0.3)',
  forcedColorAdjust: 'none',
});

export const body = recipe({
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(4.5rem, 1fr) auto',
    minWidth: 0,
    background: color.raised,
    border: `1px solid ${color.line}`,
    borderRadius: `0 0 ${radius.box} ${radius.box}`,
  },
  variants: {
    state: {
      full: {},
      part: { borderStyle: 'dashed', borderColor: color.edge, borderTopColor: 'transparent' },
      blank: {
        vars: { [figureWeight]: '560' },
        borderStyle: 'dashed',
        borderColor: color.edge,
        borderTopColor: 'transparent',
        background: color.paper,
      },
      short: { border: `2px solid ${color.critical}`, background: color.criticalSoft },
    },
    isLast: { true: { border: `2px solid ${color.signal}`, outline: `1px solid ${color.signalEdge}` }, false: {} },
  },
});

export const top = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[8],
    padding: '14px',
  },
  variants: { isBlank: { true: { color: color.inkSoft }, false: {} } },
});

export const count = style({
  ...mono,
  ...leftToRight,
  fontSize: '1.5rem',
  lineHeight: 1,
  fontWeight: 700,
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
});
export const total = style({ fontSize: type.t15, fontWeight: 500, color: color.inkSoft });

export const foot = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    minWidth: 0,
    minHeight: '46px',
    paddingInlineStart: '14px',
    borderTop: `1px solid ${color.line}`,
    fontSize: type.t13,
    lineHeight: '1rem',
    fontWeight: 650,
    fontStretch: '108%',
  },
  variants: {
    state: {
      full: { color: color.positiveText },
      part: {},
      blank: { color: color.inkSoft, fontWeight: 500 },
      short: { color: color.criticalText, borderTopColor: color.critical },
    },
  },
});
export const glyph = style({ width: '0.6875rem', height: '0.6875rem', flex: 'none' });
export const word = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const action = style({ padding: space[8], paddingTop: 0 });
