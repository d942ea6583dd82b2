import { style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const row = style({ display: 'flex', alignItems: 'center', height: '36px', gap: space[8] });
export const name = style({
  flex: 'none',
  width: '96px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const track = style({ flex: 1, display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
export const bar = style({
  height: '20px',
  background: color.ink,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
export const value = style({ fontWeight: 690, fontVariantNumeric: 'tabular-nums' });
export const area = style({ position: 'relative' });
