import { createVar, keyframes, style } from '@vanilla-extract/css';
import { surface } from '../components/Popover/Popover.css.ts';
import { motion } from '../theme/vars.css.ts';
import { layered } from './layered.ts';
import { hidden } from './textStyles.ts';

/** Over the page and its frame, under dialogs (50) and toasts (100): what cannot wait lies on top. */
const LEVEL = 40;
const WIDTH = 416;
/** Stays free around it. */
const ROOM = 8;

const hang = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Distance of the trigger's edges from the window's: of its far edge, and of the one that the panel hangs from. */
export const far = createVar();
export const near = createVar();

/** Takes every press beside the panel; only the page would scroll under a finger. */
export const around = style(layered({ position: 'fixed', inset: 0, zIndex: LEVEL, touchAction: 'none' }));

export const panel = style([
  surface,
  layered({
    position: 'fixed',
    zIndex: LEVEL,
    display: 'flex',
    flexDirection: 'column',
    width: `${WIDTH}px`,
    maxWidth: `calc(100vw - ${2 * ROOM}px)`,
    maxHeight: `calc(100dvh - ${near} - ${2 * ROOM}px)`,
    // Lines up with the trigger as long as the window has room for it on the other side.
    insetInlineEnd: `max(${ROOM}px, min(${far}, 100% - ${WIDTH + ROOM}px))`,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    animation: `${hang} ${motion.quick} ${motion.ease}`,
    selectors: {
      '&[data-side="below"]': { top: `calc(${near} + ${ROOM}px)` },
      '&[data-side="above"]': { bottom: `calc(${near} + ${ROOM}px)` },
    },
  }),
]);

export const dismiss = style(layered(hidden));
