import { recipe, style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const left = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: space[8], fontWeight: 620, whiteSpace: 'nowrap' },
  variants: { isEnding: { true: { color: color.cautionText }, false: {} } },
});

export const meter = style({
  flex: 'none',
  width: '56px',
  height: '8px',
  padding: '1px',
  border: '1.5px solid currentColor',
  borderRadius: '2px',
});

export const rest = style({
  display: 'block',
  height: '100%',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: space[8], minWidth: 0 });
