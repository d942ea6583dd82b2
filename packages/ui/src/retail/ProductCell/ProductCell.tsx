import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './ProductCell.css.ts';

export interface ProductCellProps extends Unstyled {
  /** Name of the product. */
  name: string;
  /** Name of the colourway, and its colours. */
  colourway: { name: string; swatches: readonly string[] };
  /** A small picture before the name. @default none */
  imageUrl?: string;
  /** In one line, for compact rows. @default false */
  isCompact?: boolean;
}

/** A product in the cell of a table: its picture, its name, and its colourway as swatch and name. */
export function ProductCell({ name, colourway, imageUrl, isCompact = false }: ProductCellProps) {
  return (
    <span className={css.cell}>
      {imageUrl === undefined ? null : (
        <span className={css.picture}>
          <ImageWithFallback src={imageUrl} alt="" width={60} height={32} />
        </span>
      )}
      <span className={css.words({ isCompact })}>
        <span className={css.name({ isCompact })} title={name}>
          {name}
        </span>
        <span className={css.way}>
          <Swatch colours={colourway.swatches} />
          <span className={css.wayName}>{colourway.name}</span>
        </span>
      </span>
    </span>
  );
}
