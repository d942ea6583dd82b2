import { style, styleVariants } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

export const ticks = style({ display: 'inline-flex', gap: '2px', forcedColorAdjust: 'none' });

export const tick = styleVariants({ on: color.ink, late: color.caution, off: color.line }, (background) => ({
  width: '3px',
  height: '12px',
  background,
}));
