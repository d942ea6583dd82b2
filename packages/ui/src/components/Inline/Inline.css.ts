import { style } from '../../internal/styles.ts';

export const inline = style({ display: 'flex', minWidth: 0 });
export const wrap = style({ flexWrap: 'wrap' });
