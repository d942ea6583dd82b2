import { createVar, keyframes } from '@vanilla-extract/css';
import { surface } from '../components/Popover/Popover.css.ts';
import { motion } from '../theme/vars.css.ts';
import { recipe, type Rule, style } from './styles.ts';
import { hidden } from './textStyles.ts';

/** Above the page and AppShell, below every overlay. */
const LEVEL = 40;
/** Free space around the panel, in px. */
const ROOM = 8;

const hang = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Distances from the edges of the window: of the trigger's end edge, and of the edge that the panel hangs from. */
export const far = createVar();
export const near = createVar();

/** Takes every press outside the panel, and keeps a finger from scrolling the page. */
export const around = style({ position: 'fixed', inset: 0, zIndex: LEVEL, touchAction: 'none' });

/** Aligned with the trigger, as far as the window has room on the other side. */
const ofWidth = (width: number): Rule => ({
  width: `${width}px`,
  insetInlineEnd: `max(${ROOM}px, min(${far}, 100% - ${width + ROOM}px))`,
});

export const panel = recipe({
  base: [
    surface,
    {
      position: 'fixed',
      zIndex: LEVEL,
      display: 'flex',
      flexDirection: 'column',
      maxWidth: `calc(100vw - ${2 * ROOM}px)`,
      maxHeight: `calc(100dvh - ${near} - ${2 * ROOM}px)`,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      outline: 'none',
      animation: `${hang} ${motion.quick} ${motion.ease}`,
      selectors: {
        '&[data-side="below"]': { top: `calc(${near} + ${ROOM}px)` },
        '&[data-side="above"]': { bottom: `calc(${near} + ${ROOM}px)` },
      },
    },
  ],
  // Those of Popover.
  variants: { width: { s: ofWidth(312), m: ofWidth(416), l: ofWidth(456) } },
});

export const dismiss = style(hidden);
