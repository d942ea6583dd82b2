import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { color, motion, radius, space } from '../../theme/vars.css.ts';

/** A raised sheet that floats above the page. */
export const surface = style({
  vars: { [under]: color.raised },
  background: color.raised,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sheet,
  boxShadow: color.float,
  overflow: 'hidden',
});

export const popover = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'calc(100vw - 16px)',
    transition: `opacity ${motion.quick} ${motion.ease}, transform ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-4px)' },
    },
  },
  variants: {
    width: {
      content: {},
      // Widths of the panels of user menu and bell, too.
      s: { width: '312px' },
      m: { width: '416px' },
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
  boxShadow: 'none',
});

/** Its parts with space between and around them. */
export const padded = style({ display: 'grid', gap: space[8], padding: space[16] });
