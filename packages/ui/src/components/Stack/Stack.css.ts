import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const stack = style(layered({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
