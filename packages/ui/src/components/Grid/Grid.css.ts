import { style, styleVariants } from '../../internal/styles.ts';

export const grid = style({ display: 'grid', minWidth: 0 });

/** As many columns as fit; a column is never wider than the grid. */
const fitting = (least: string) => `repeat(auto-fill, minmax(min(${least}, 100%), 1fr))`;

export const columns = styleVariants({ s: '10rem', m: '16rem', l: '22rem' }, (least) => ({
  gridTemplateColumns: fitting(least),
}));
