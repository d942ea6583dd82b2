import { color } from '../theme/vars.css.ts';
import { style, styleVariants } from './styles.ts';

/** The logo of a brand (`createBrandTheme`) is drawn in place of the picture within; without one the variable has no value. */
export const mark = style({
  display: 'block',
  flex: 'none',
  objectFit: 'contain',
  content: 'var(--instore-logo)',
  forcedColorAdjust: 'none',
});
export const sized = styleVariants({
  40: { height: '40px', maxWidth: '72px' },
  48: { height: '48px', maxWidth: '72px' },
});
export const picture = style({ display: 'block' });
export const box = style({ fill: color.ink });
export const edge = style({ fill: color.signal });
export const label = style({ fill: color.onInk });
