import { style } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', height: '44px', gap: space[12] });
export const name = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const count = style({
  ...mono,
  flex: 'none',
  width: '32px',
  textAlign: 'end',
  fontSize: type.t13,
  color: color.inkSoft,
});
export const drawing = style({ flex: 'none', width: '72px', height: '20px', direction: 'ltr' });
export const middle = style({
  flex: 'none',
  minWidth: '36px',
  textAlign: 'end',
  fontWeight: 690,
  fontVariantNumeric: 'tabular-nums',
});
export const few = style({ flex: 'none', color: color.inkSoft, fontSize: type.t13 });
export const scale = style({ stroke: color.line });
export const range = style({ stroke: color.edge, strokeWidth: 4 });
export const half = style({
  stroke: color.ink,
  strokeWidth: 5,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const area = style({ position: 'relative' });
