import { recipe, style } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';
import { a4Width } from '../PrintSheet/PrintSheet.css.ts';

/** From this width A4 and a label are side by side. */
const BESIDE = '(min-width: 44rem)';

export const frame = style({ containerType: 'inline-size' });

export const papers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '36px',
  '@container': { [BESIDE]: { gridTemplateColumns: `min(61cqi, ${a4Width}) minmax(0, 1fr)` } },
});

export const paper = recipe({
  base: { display: 'grid', alignContent: 'start', gap: space[16], minWidth: 0, margin: 0 },
  variants: {
    isChosen: { true: {}, false: { '@container': { [`not ${BESIDE}`]: { display: 'none' } } } },
  },
});

export const title = recipe({
  base: { display: 'flex', alignItems: 'center', gap: space[8], lineHeight: '1.25rem', fontWeight: 600 },
  variants: { isChosen: { true: {}, false: { color: color.inkSoft } } },
});
