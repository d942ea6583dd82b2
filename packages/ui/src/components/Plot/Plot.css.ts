import { recipe, style } from '../../internal/styles.ts';
import { mono, wide } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const plot = style({ display: 'flex', flexDirection: 'column', gap: space[12], minWidth: 0 });

export const head = style({ display: 'flex', alignItems: 'center', columnGap: space[12], minHeight: '44px' });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  columnGap: space[12],
  minWidth: 0,
  alignItems: 'baseline',
});

export const title = style({ ...wide, margin: 0, fontSize: type.t15, lineHeight: '1.25rem' });

export const answer = style({ color: color.inkSoft, minWidth: 0 });

export const frame = style({ overflowX: 'auto', minWidth: 0 });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

export const cell = recipe({
  base: {
    padding: `${space[8]} ${space[8]}`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'end',
    fontWeight: 440,
  },
  variants: {
    isName: { true: { textAlign: 'start', fontWeight: 660, paddingInlineStart: 0 }, false: {} },
    isHead: { true: { color: color.inkSoft, fontSize: type.t13, paddingBlock: 0 }, false: {} },
  },
});

export const sort = style({
  minHeight: '44px',
  minWidth: '44px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
});

/** The area of a drawing: hours and minutes run from left to right in every language. */
export const area = style({ position: 'relative', direction: 'ltr', minWidth: 0 });

export const drawing = style({ display: 'block', width: '100%', overflow: 'visible' });

/** A late value: drawn around its place. */
export const square = style({ overflow: 'visible' });

export const marks = style({ position: 'absolute', inset: 0 });

export const mark = style({
  position: 'absolute',
  boxSizing: 'border-box',
  borderRadius: '4px',
  selectors: { '&[aria-selected="true"]': { outline: `2px solid ${color.ink}`, outlineOffset: '-1px' } },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outlineColor: 'Highlight' } } } },
});

export const isPressable = style({ cursor: 'pointer' });

export const axis = style({ ...mono, fontSize: type.t13, fill: color.inkSoft, textAnchor: 'middle' });

/** The last word of an axis ends with it. */
export const axisEnd = style([axis, { textAnchor: 'end' }]);

export const axisNow = style({ fontWeight: 700, fill: color.ink });

export const number = style({ fontSize: type.t15, fontWeight: 690, fill: color.ink, textAnchor: 'middle' });

export const partNumber = style({ fontSize: type.t13, fontWeight: 660, fill: color.cautionText, textAnchor: 'middle' });

export const softNumber = style({ ...mono, fontSize: type.t13, fill: color.inkSoft, textAnchor: 'middle' });

const forced = (fill: string) => ({ '@media': { '(forced-colors: active)': { fill, stroke: 'CanvasText' } } });

/** A mark by what it shows. */
export const shape = recipe({
  variants: {
    kind: {
      value: { fill: color.ink, ...forced('CanvasText') },
      now: { fill: color.signal, stroke: color.signalEdge, ...forced('CanvasText') },
      context: { fill: color.sunken, stroke: color.line, ...forced('Canvas') },
      part: { stroke: color.caution, ...forced('Canvas') },
      late: { fill: color.caution, stroke: color.caution, ...forced('CanvasText') },
      band: { fill: color.cautionSoft, ...forced('Canvas') },
    },
    /** Another mark is open: this one loses its ink. */
    isFaded: { true: { fill: color.sunken, stroke: color.line }, false: {} },
  },
});

export const base = style({ stroke: color.edge, strokeWidth: 1 });

export const rule = style({ stroke: color.ink, strokeWidth: 1.5 });

export const hatch = style({
  stroke: color.caution,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});

export const closed = style({ stroke: color.line, strokeWidth: 1 });

export const label = style({ fontSize: type.t13, fontWeight: 660, fill: color.ink });

export const lateLabel = style({ fontSize: type.t13, fontWeight: 660, fill: color.cautionText });
