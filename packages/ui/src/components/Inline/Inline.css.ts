import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const inline = style(layered({ display: 'flex', minWidth: 0 }));
export const wrap = style(layered({ flexWrap: 'wrap' }));
