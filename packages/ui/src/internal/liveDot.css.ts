import { color } from '../theme/vars.css.ts';
import { style } from './styles.ts';

/** A dot for live or ready states. On a light surface the volt colour has an ink edge. */
export const liveDot = style({
  flex: 'none',
  width: '12px',
  height: '12px',
  borderRadius: '50%',
  border: `2px solid ${color.signalEdge}`,
  background: color.signal,
  forcedColorAdjust: 'none',
});
