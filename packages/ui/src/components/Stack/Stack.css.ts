import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const stack = style(layered({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const filling = style(layered({ boxSizing: 'border-box', height: '100%', minHeight: 0 }));
