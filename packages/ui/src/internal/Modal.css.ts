import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color, motion } from '../theme/vars.css.ts';
import { layered } from './layered.ts';
import { OVERLAY_LEVEL } from './overlayLevels.ts';

const fade = keyframes({ from: { opacity: 0 } });
const dropIn = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });

/** The scrim scrolls, so that a dialog taller than the window can be read at 200 % text. */
export const scrim = recipe({
  base: layered({
    position: 'fixed',
    inset: 0,
    zIndex: OVERLAY_LEVEL,
    display: 'grid',
    justifyItems: 'center',
    overflowY: 'auto',
    padding: '24px 16px',
    background: color.scrim,
    animation: `${fade} ${motion.calm} ${motion.ease}`,
  }),
  variants: {
    placement: {
      center: layered({ alignItems: 'center' }),
      top: layered({
        alignItems: 'start',
        '@media': { '(min-width: 700px) and (min-height: 501px)': { paddingTop: '104px' } },
      }),
    },
  },
});

export const box = recipe({
  base: layered({ width: '100%', minWidth: 0, animation: `${dropIn} ${motion.calm} ${motion.ease}` }),
  variants: {
    width: {
      s: layered({ maxWidth: '440px' }),
      m: layered({ maxWidth: '560px' }),
      l: layered({ maxWidth: '688px' }),
    },
  },
});

export const content = style(
  layered({
    outline: 'none',
    boxShadow: 'none',
    // There is neither a shadow nor a background that differs from the page.
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
