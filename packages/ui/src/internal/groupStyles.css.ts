import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from './layered.ts';
import { space } from '../theme/vars.css.ts';

/** A <fieldset> of checkboxes or radio buttons. */
export const group = style(layered({ minWidth: 0, margin: 0, padding: 0, border: 0 }));
export const legend = style(layered({ padding: 0, fontWeight: 600, lineHeight: '1.25rem' }));
export const options = recipe({
  base: layered({ display: 'flex' }),
  variants: {
    direction: {
      column: layered({ flexDirection: 'column' }),
      row: layered({ flexWrap: 'wrap', columnGap: space[24] }),
      tiles: layered({
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        gap: space[8],
        marginTop: space[8],
      }),
    },
  },
});
