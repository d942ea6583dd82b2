import { style, styleVariants } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: 600,
  whiteSpace: 'nowrap',
});

/** On a phone the label of a request has room for the words only, which say the same. */
const ON_A_PHONE = { display: 'none' };

export const ticks = style({
  display: 'inline-flex',
  gap: '2px',
  forcedColorAdjust: 'none',
  '@container': { 'acting (max-width: 24rem)': ON_A_PHONE, 'plain (max-width: 24rem)': ON_A_PHONE },
});

export const tick = styleVariants({ on: color.ink, late: color.caution, off: color.line }, (background) => ({
  width: '3px',
  height: '12px',
  background,
}));
