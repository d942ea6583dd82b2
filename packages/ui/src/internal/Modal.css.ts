import { keyframes } from '@vanilla-extract/css';
import { color, motion } from '../theme/vars.css.ts';
import { withoutEdge } from './edge.css.ts';
import { recipe, style } from './styles.ts';
import { OVERLAY_LEVEL } from './overlayLevels.ts';

const fade = keyframes({ from: { opacity: 0 } });
const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });

/** The scrim scrolls, so that a dialog taller than the window can be read at 200 % text. */
export const scrim = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: OVERLAY_LEVEL,
    display: 'grid',
    justifyItems: 'center',
    overflowY: 'auto',
    padding: '24px 16px',
    background: color.scrim,
    animation: `${fade} ${motion.calm} ${motion.ease}`,
  },
  variants: {
    placement: {
      center: { alignItems: 'center' },
      top: {
        alignItems: 'start',
        '@media': { '(min-width: 700px) and (min-height: 501px)': { paddingTop: '104px' } },
      },
    },
  },
});

export const box = recipe({
  base: { width: '100%', minWidth: 0, animation: `${dropIn} ${motion.calm} ${motion.ease}` },
  variants: {
    width: {
      s: { maxWidth: '440px' },
      m: { maxWidth: '560px' },
      l: { maxWidth: '688px' },
    },
  },
});

export const content = style({
  vars: withoutEdge,
  outline: 'none',
  boxShadow: 'none',
  // There is neither a shadow nor a background that differs from the page.
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
