import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layered } from '../../internal/layered.ts';
import { color, space } from '../../theme/vars.css.ts';
import { a4Width } from '../PrintSheet/PrintSheet.css.ts';

/** From this width A4 and a label are side by side. */
const BESIDE = '(min-width: 44rem)';

export const frame = style(layered({ containerType: 'inline-size' }));

export const papers = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '36px',
    '@container': { [BESIDE]: { gridTemplateColumns: `min(61cqi, ${a4Width}) minmax(0, 1fr)` } },
  }),
);

export const paper = recipe({
  base: layered({ display: 'grid', alignContent: 'start', gap: space[16], minWidth: 0, margin: 0 }),
  variants: {
    isChosen: { true: {}, false: layered({ '@container': { [`not ${BESIDE}`]: { display: 'none' } } }) },
  },
});

export const title = recipe({
  base: layered({ display: 'flex', alignItems: 'center', gap: space[8], lineHeight: '1.25rem', fontWeight: 600 }),
  variants: { isChosen: { true: {}, false: layered({ color: color.inkSoft }) } },
});
