import { style } from '../../internal/styles.ts';
import { space } from '../../theme/vars.css.ts';

export const area = style({ display: 'block', paddingBlock: space[12], lineHeight: '1.5rem', resize: 'vertical' });
