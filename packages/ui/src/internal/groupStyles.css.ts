import { recipe, style } from './styles.ts';
import { space } from '../theme/vars.css.ts';

/** A <fieldset> of checkboxes or radio buttons. */
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontWeight: 600, lineHeight: '1.25rem' });
export const options = recipe({
  base: { display: 'flex' },
  variants: {
    direction: {
      column: { flexDirection: 'column' },
      row: { flexWrap: 'wrap', columnGap: space[24] },
      tiles: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
        gap: space[8],
        marginTop: space[8],
      },
      chips: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.75rem, 100%), 1fr))',
        gap: space[8],
        marginTop: space[8],
      },
    },
  },
});
