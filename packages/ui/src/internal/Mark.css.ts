import { style } from '@vanilla-extract/css';
import { color } from '../theme/vars.css.ts';
import { layered } from './layered.ts';

export const mark = style(layered({ display: 'block', flex: 'none', forcedColorAdjust: 'none' }));
export const box = style(layered({ fill: color.ink }));
export const edge = style(layered({ fill: color.signal }));
export const label = style(layered({ fill: color.onInk }));
