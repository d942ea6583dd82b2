import { style } from './styles.ts';

export const whole = style({ whiteSpace: 'nowrap' });
