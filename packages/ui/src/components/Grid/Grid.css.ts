import { globalStyle, style, styleVariants } from '../../internal/styles.ts';
import { color, space } from '../../theme/vars.css.ts';

export const grid = style({ display: 'grid', minWidth: 0 });

const LEAST = { s: '10rem', m: '16rem', l: '22rem' };

/** As many columns as fit; a column is never wider than the grid. */
const columnsOf = (repeat: 'auto-fill' | 'auto-fit', least: string) => ({
  gridTemplateColumns: `repeat(${repeat}, minmax(min(${least}, 100%), 1fr))`,
});

export const columns = styleVariants(LEAST, (least) => columnsOf('auto-fill', least));

/** A row that is not full is filled by its cells. */
export const filling = styleVariants(LEAST, (least) => columnsOf('auto-fit', least));

/** Outlines of neighbours cover each other, so that a cell without a neighbour has a line, too. */
export const ruled = style({ gap: '1px', padding: '1px' });
globalStyle(`${ruled} > *`, { outline: `1px solid ${color.line}` });
globalStyle(`${ruled} > :not(button)`, { padding: `${space[8]} ${space[20]} ${space[12]}` });
