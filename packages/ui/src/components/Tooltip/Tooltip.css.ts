import { style } from '../../internal/styles.ts';
import { color, motion, radius, type } from '../../theme/vars.css.ts';

export const root = style({ display: 'inline-flex', minWidth: 0 });

export const tooltip = style({
  maxWidth: '280px',
  padding: '6px 10px',
  background: color.ink,
  color: color.onInk,
  border: '1px solid transparent',
  borderRadius: radius.box,
  fontSize: type.t13,
  lineHeight: '1.25rem',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  transition: `opacity ${motion.quick} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});
