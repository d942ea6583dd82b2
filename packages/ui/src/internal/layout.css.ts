import { styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/vars.css.ts';
import { layered } from './layered.ts';
import { align as aligns, justify as justifies } from './layout.ts';

export const gap = styleVariants(space, (value) => layered({ gap: value }));
export const align = styleVariants(aligns, (value) => layered({ alignItems: value }));
export const justify = styleVariants(justifies, (value) => layered({ justifyContent: value }));
