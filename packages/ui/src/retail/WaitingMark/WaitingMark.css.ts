import { style } from '../../internal/styles.ts';
import { mono } from '../../internal/textStyles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const mark = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  alignItems: 'center',
  columnGap: space[8],
});

export const number = style({
  ...mono,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `1px dashed ${color.edge}`,
  fontWeight: 650,
  selectors: { [`${mark} > &`]: { gridRow: 'span 2' } },
});

export const action = style({ fontWeight: 650, lineHeight: '1.125rem', whiteSpace: 'nowrap' });
