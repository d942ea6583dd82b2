import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color, space } from '../../theme/vars.css.ts';

export const waiting = style(
  layered({ display: 'inline-flex', alignItems: 'center', gap: space[8], fontWeight: 600, whiteSpace: 'nowrap' }),
);

export const ticks = style(layered({ display: 'inline-flex', gap: '2px', forcedColorAdjust: 'none' }));

export const tick = styleVariants({ on: color.ink, late: color.caution, off: color.line }, (background) =>
  layered({ width: '3px', height: '12px', background }),
);
