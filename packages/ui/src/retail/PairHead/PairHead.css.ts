import { style } from '../../internal/styles.ts';
import { productName } from '../../internal/textStyles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const head = style({ display: 'grid', gap: space[12] });

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 124px)',
  alignItems: 'center',
  gap: space[12],
});

export const soft = style({ margin: 0, marginTop: space[4], color: color.inkSoft });

/** Name and SKU. */
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
  margin: 0,
});

export const name = style({ ...productName, margin: 0, overflowWrap: 'anywhere' });

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  margin: 0,
  marginTop: '6px',
  color: color.inkSoft,
});
