import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { color } from '../../theme/vars.css.ts';

export const relativeTime = style(layered({ fontFeatureSettings: '"tnum"', whiteSpace: 'nowrap' }));
export const isLate = style(layered({ color: color.cautionText, fontWeight: 600 }));
