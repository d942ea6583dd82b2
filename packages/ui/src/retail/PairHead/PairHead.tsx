import { Code } from '../../components/Code/Code.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './PairHead.css.ts';

export interface PairHeadProps extends Unstyled {
  /** As on the box: "10.5", "XL". */
  size: string;
  /** Size system: "US M". */
  sizeSystem: string;
  /** Name of the product. */
  name: string;
  /** Name of the colourway, and its colours. */
  colourway: { name: string; swatches: readonly string[] };
  /** Address of the picture. */
  imageUrl: string;
  /** Beside the name. @default none */
  sku?: string | null;
}

/** A pair at the top of a panel: its size large, picture, name and colourway. */
export function PairHead({ size, sizeSystem, name, colourway, imageUrl, sku = null }: PairHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.box}>
        <div>
          <SizeFigure size={size} scale={88} />
          <p className={css.soft}>{sizeSystem}</p>
        </div>
        <ImageWithFallback src={imageUrl} alt="" width={124} height={65} />
      </div>
      <div>
        <p className={css.title}>
          <span className={css.name}>{name}</span>
          {sku === null ? null : <Code size={15}>{sku}</Code>}
        </p>
        <p className={css.way}>
          <Swatch colours={colourway.swatches} />
          {colourway.name}
        </p>
      </div>
    </div>
  );
}
