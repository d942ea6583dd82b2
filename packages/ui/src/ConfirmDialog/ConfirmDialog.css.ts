import { style } from '@vanilla-extract/css';
import { layered } from '../internal/layered.ts';
import { color, space } from '../theme/vars.css.ts';

export const box = style(layered({ display: 'grid', gap: space[8], padding: space[24] }));
export const text = style(layered({ color: color.inkSoft }));
/** The safe answer is narrower: 1 to 2, as on the kiosk popup; one under the other where words are long. */
export const actions = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, 1fr)',
    gap: space[12],
    marginTop: space[16],
    '@media': { '(max-width: 419px)': { gridTemplateColumns: '1fr' } },
  }),
);
