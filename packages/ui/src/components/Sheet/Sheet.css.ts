import { keyframes } from '@vanilla-extract/css';
import { under } from '../../internal/focusRing.css.ts';
import { recipe, style } from '../../internal/styles.ts';
import { wide } from '../../internal/textStyles.ts';
import { color, motion, radius, space, type } from '../../theme/vars.css.ts';
import { OVERLAY_LEVEL } from '../../internal/overlayLevels.ts';
import { TOAST_TOP, toastRoom } from '../../internal/toastRoom.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
// Transforms have no logical sides, so `:dir()` below selects the direction of the motion.
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } });

/** A sheet as wide as a phone is below a toast, which would cover its head. */
const belowToast = { '(max-width: 699px)': { insetBlockStart: `calc(${toastRoom} - ${TOAST_TOP * 2}px)` } } as const;

const move = (name: string) => `${name} ${motion.calm} ${motion.ease}`;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: OVERLAY_LEVEL,
  overflow: 'hidden',
  background: color.scrim,
  animation: move(fade),
  transition: `opacity ${motion.quick} ${motion.ease}`,
  selectors: { '&[data-exiting]': { opacity: 0 } },
});

export const sheet = recipe({
  base: {
    vars: { [under]: color.raised },
    position: 'absolute',
    display: 'flex',
    background: color.raised,
    color: color.ink,
    boxShadow: color.float,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  },
  variants: {
    side: {
      start: {
        insetBlock: 0,
        insetInlineStart: 0,
        animation: move(fromLeft),
        selectors: { '&:dir(rtl)': { animation: move(fromRight) } },
        '@media': belowToast,
      },
      end: {
        insetBlock: 0,
        insetInlineEnd: 0,
        animation: move(fromRight),
        selectors: { '&:dir(rtl)': { animation: move(fromLeft) } },
        '@media': belowToast,
      },
      // The top of the page stays visible.
      bottom: {
        insetInline: 0,
        insetBlockEnd: 0,
        maxHeight: `calc(100dvh - max(64px, ${toastRoom}))`,
        borderStartStartRadius: radius.sheet,
        borderStartEndRadius: radius.sheet,
        overflow: 'hidden',
        animation: move(fromBelow),
      },
    },
    width: { s: {}, m: {} },
  },
  compoundVariants: (['start', 'end'] as const).flatMap((side) => [
    { variants: { side, width: 's' as const }, style: { width: 'min(352px, 100vw)' } },
    { variants: { side, width: 'm' as const }, style: { width: 'min(480px, 100vw)' } },
  ]),
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
  boxShadow: 'none',
});

export const head = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: '61px',
  paddingInline: '24px 12px',
  borderBottom: `1px solid ${color.line}`,
});
export const heading = style({ display: 'flex', alignItems: 'center', gap: space[12], minWidth: 0 });
export const title = style({ ...wide, fontSize: type.t21, lineHeight: '1.5rem' });
export const tools = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const body = recipe({
  base: { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  variants: { isFlush: { true: {}, false: { padding: '20px 24px 24px' } } },
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: space[12],
  padding: '16px 24px max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${color.line}`,
});
