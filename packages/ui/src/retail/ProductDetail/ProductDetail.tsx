'use client';

import { useId, type ReactNode } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { Price } from '../../components/Price/Price.tsx';
import type { ProductSummary } from '../ProductRow/product.ts';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { SizeGrid } from '../SizeGrid/SizeGrid.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { sizesBySystem } from '../SizeRun/sizesBySystem.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { ChosenSize, type ProductElsewhere } from './ChosenSize.tsx';
import { ColourwayRow, type ProductColourway } from './ColourwayRow.tsx';
import type { PairHistory, ProductPair } from './ProductPairs.tsx';
import * as css from './ProductDetail.css.ts';

export type { PairHistory, ProductColourway, ProductElsewhere, ProductPair };

export interface ProductDetailProps extends Unstyled {
  /** The product with its sizes. */
  product: ProductSummary;
  /** System of the shown sizes: "US M". Sizes without a system belong to it. */
  sizeSystem: string;
  /** Shows the sizes of another system. Without it there is no switch, even if a product has two systems. */
  onSizeSystemChange?: (system: string) => void;
  /** The chosen size in `sizeSystem`, or `undefined`. */
  size: string | undefined;
  /** Called with the size that was chosen. */
  onSizeChange: (size: string) => void;
  /** The chosen size in another system: "EU 44.5". @default none */
  otherSize?: string | undefined;
  /** Colourways of the style; shown from two on. @default none */
  colourways?: readonly ProductColourway[];
  /** Id of the shown colourway. */
  colourwayId?: string;
  /** Called with the id of the colourway that was chosen. */
  onColourwayChange?: (id: string) => void;
  /** Free pairs of the chosen size. */
  pairs: readonly ProductPair[];
  /** Other locations that have the chosen size; an empty list says that none has. @default no switch to other locations */
  elsewhere?: readonly ProductElsewhere[] | undefined;
  /** The pairs are loading. @default false */
  isLoadingPairs?: boolean;
  /** Each pair unfolds its history. @default no pair does */
  history?: PairHistory;
  /** A note on the chosen size, below its pairs: other locations, who has it. @default none */
  note?: ReactNode;
  /** The action for the chosen size, at the foot in reach of the thumb: "Add to request". */
  action?: ReactNode;
  /** Heading level of the name. @default 2 */
  headingLevel?: 2 | 3;
}

/** A product beside its list: all sizes, and the pairs of the chosen size with location, bin and barcode. */
export function ProductDetail(props: ProductDetailProps) {
  const say = useMessages('ProductDetail');
  const { product, sizeSystem, onSizeSystemChange, size, onSizeChange } = props;
  const { colourways = [], note, action, headingLevel = 2 } = props;
  const id = useId();
  const groups = sizesBySystem(product.sizes, sizeSystem);
  const sizes = groups.find(({ system }) => system === sizeSystem)?.sizes ?? [];
  const quantity = sizes.find((stock) => stock.size === size)?.quantity ?? 0;
  return (
    <section className={css.detail} aria-labelledby={id}>
      <div className={css.body}>
        <ProductHead product={product} level={headingLevel} id={id} />
        {colourways.length > 1 && props.colourwayId !== undefined && props.onColourwayChange ? (
          <ColourwayRow colourways={colourways} value={props.colourwayId} onChange={props.onColourwayChange} />
        ) : null}
        <div className={css.sizes}>
          {onSizeSystemChange && groups.length > 1 ? (
            <SegmentedControl
              label={say('Size system')}
              items={groups.flatMap(({ system }) => (system === undefined ? [] : [{ id: system, label: system }]))}
              value={sizeSystem}
              onChange={onSizeSystemChange}
            />
          ) : null}
          <SizeGrid
            label={say('Size, {system}', { system: sizeSystem })}
            sizes={sizes}
            value={size}
            onChange={onSizeChange}
          />
        </div>
        {size !== undefined && (
          <ChosenSize
            // Another size begins with its own view.
            key={`${product.sku} ${sizeSystem} ${size}`}
            size={size}
            sizeSystem={sizeSystem}
            otherSize={props.otherSize}
            quantity={quantity}
            pairs={props.pairs}
            isLoadingPairs={props.isLoadingPairs ?? false}
            history={props.history}
            elsewhere={props.elsewhere}
          />
        )}
        {note}
      </div>
      {action !== undefined && <div className={css.foot}>{action}</div>}
    </section>
  );
}

interface ProductHeadProps {
  product: ProductSummary;
  level: 2 | 3;
  id: string;
}

/** A small picture, so that the pairs need no scrolling; beside it name, colourway, SKU and price. */
function ProductHead({ product, level, id }: ProductHeadProps) {
  const say = useMessages('ProductDetail');
  return (
    <div className={css.head}>
      <div className={css.plate}>
        <ImageWithFallback
          src={product.imageUrl}
          alt={product.colourway.name}
          width={112}
          height={76}
          loading="eager"
        />
      </div>
      <div className={css.title}>
        <Heading level={level} size={21} id={id}>
          {product.name}
        </Heading>
        <p className={css.way}>
          <Swatch colours={product.colourway.swatches} />
          <span className={css.wayName}>{product.colourway.name}</span>
        </p>
        <div className={css.line}>
          <span className={css.soft}>{product.sku === null ? say('No SKU') : <Code>{product.sku}</Code>}</span>
          {product.price === undefined ? null : (
            <span className={css.price}>
              <Price amount={product.price} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
