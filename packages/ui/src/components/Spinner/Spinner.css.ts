import { keyframes } from '@vanilla-extract/css';
import { recipe, style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = recipe({
  base: {
    display: 'block',
    flex: 'none',
    border: `2px solid ${color.edge}`,
    borderTopColor: color.ink,
    borderRadius: '50%',
    animation: `${turn} 800ms linear infinite`,
    // Edge and ink have the same colour here, so the ring has a gap that turns.
    selectors: { '[data-theme="contrast"] &': { borderTopColor: 'transparent' } },
    '@media': {
      '(forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText', borderTopColor: 'Canvas' },
    },
  },
  variants: {
    size: {
      16: { width: '16px', height: '16px' },
      24: { width: '24px', height: '24px' },
      40: { width: '40px', height: '40px', borderWidth: '3px' },
    },
  },
});

/** Without motion it is a ring with a gap. */
export const wrap = style({ display: 'inline-flex' });
