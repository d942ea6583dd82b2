import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { hidden } from '../../internal/textStyles.ts';
import { color, space, type } from '../../theme/vars.css.ts';

export const group = style(layered({ minWidth: 0, margin: 0, padding: 0, border: 0 }));
export const legend = style(layered({ padding: 0, fontWeight: 600, lineHeight: '1.25rem' }));
export const hiddenLegend = style(layered(hidden));
export const description = style(
  layered({ marginTop: space[4], fontSize: type.t13, lineHeight: '1rem', color: color.inkSoft }),
);
export const options = recipe({
  base: layered({ display: 'flex' }),
  variants: {
    direction: {
      column: layered({ flexDirection: 'column' }),
      row: layered({ flexWrap: 'wrap', columnGap: space[24] }),
    },
  },
});
/** The checkbox for all, above the others. */
export const all = style(layered({ borderBottom: `1px solid ${color.line}`, marginBottom: space[4] }));
