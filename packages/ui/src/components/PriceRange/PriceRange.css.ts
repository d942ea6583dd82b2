import { style } from '../../internal/styles.ts';
import { space } from '../../theme/vars.css.ts';

export const group = style({ display: 'grid', gap: space[8], minWidth: 0 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'end',
});
