import { style } from '@vanilla-extract/css';
import { layered } from '../../internal/layered.ts';
import { space } from '../../theme/vars.css.ts';

export const group = style(layered({ display: 'grid', gap: space[8], minWidth: 0 }));
export const fields = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[8], alignItems: 'end' }),
);
