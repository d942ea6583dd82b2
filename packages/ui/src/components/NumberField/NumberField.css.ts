import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';

export const input = style(layered({ fontVariantNumeric: 'tabular-nums' }));
