import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { space } from '../../theme/vars.css.ts';

export const body = style(layered({ display: 'grid', gap: space[8], padding: space[16] }));
