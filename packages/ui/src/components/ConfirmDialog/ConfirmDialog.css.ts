import { style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const box = style({ display: 'grid', gap: space[8], padding: space[24] });
export const text = style({ color: color.inkSoft });
/** The cancel button is as wide as its text, the confirm button takes the rest; below each other on narrow screens. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(max-content, 1fr)',
  gap: space[12],
  marginTop: space[16],
  '@media': { '(max-width: 419px)': { gridTemplateColumns: '1fr' } },
});
