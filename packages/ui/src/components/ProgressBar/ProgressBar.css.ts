import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../internal/styles.ts';
import { hidden, mono } from '../../internal/textStyles.ts';
import { color, motion, radius, space, type } from '../../theme/vars.css.ts';

export const wrap = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
});
export const label = style({ fontWeight: 600 });
export const hiddenLabel = style(hidden);
export const figure = style({ ...mono, fontSize: type.t13, color: color.inkSoft });

export const track = style({
  position: 'relative',
  height: '14px',
  overflow: 'hidden',
  padding: '2px',
  background: color.raised,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.box,
  forcedColorAdjust: 'none',
  '@media': { '(forced-colors: active)': { background: 'Canvas', borderColor: 'CanvasText' } },
});

const fill = {
  background: color.ink,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
} as const;

const walk = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** One bar for many items. */
export const bar = recipe({
  base: {
    ...fill,
    height: '100%',
    borderRadius: '1px',
    transition: `width ${motion.calm} ${motion.ease}`,
  },
  variants: {
    isUnknown: {
      // Without motion it is a third of the bar, with the text beside it.
      true: { width: '33%', animation: `${walk} 1600ms ${motion.ease} infinite` },
      false: {},
    },
  },
});

/** One segment for each item, filled from the start. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  height: '100%',
});
export const box = recipe({
  base: { borderRadius: '1px' },
  variants: {
    isFull: {
      true: fill,
      false: {
        background: color.sunken,
        '@media': { '(forced-colors: active)': { background: 'Canvas' } },
      },
    },
  },
});
