import { space } from '../theme/vars.css.ts';
import { styleVariants } from './styles.ts';
import { align as aligns, justify as justifies } from './layout.ts';

export const gap = styleVariants(space, (value) => ({ gap: value }));
export const align = styleVariants(aligns, (value) => ({ alignItems: value }));
export const justify = styleVariants(justifies, (value) => ({ justifyContent: value }));
