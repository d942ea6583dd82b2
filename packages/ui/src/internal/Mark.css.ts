import { color } from '../theme/vars.css.ts';
import { style } from './styles.ts';

export const mark = style({ display: 'block', flex: 'none', forcedColorAdjust: 'none' });
export const box = style({ fill: color.ink });
export const edge = style({ fill: color.signal });
export const label = style({ fill: color.onInk });
