import { style } from '@vanilla-extract/css';
import { color } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

/** Something is live or ready. On light the volt has an edge of ink; on dark it needs none. */
export const liveDot = style(
  layered({
    flex: 'none',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    border: `2px solid ${color.signalEdge}`,
    background: color.signal,
    forcedColorAdjust: 'none',
  }),
);
