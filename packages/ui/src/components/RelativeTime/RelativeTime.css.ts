import { style } from '../../internal/styles.ts';
import { color } from '../../theme/vars.css.ts';

export const relativeTime = style({ fontFeatureSettings: '"tnum"', whiteSpace: 'nowrap' });
export const isLate = style({ color: color.cautionText, fontWeight: 600 });
