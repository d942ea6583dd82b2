import { style } from '../../internal/styles.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const filling = style({ boxSizing: 'border-box', height: '100%', minHeight: 0 });
