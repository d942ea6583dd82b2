'use client';

import { useId, type ReactNode } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { Price } from '../../components/Price/Price.tsx';
import type { ProductSummary } from '../ProductRow/product.ts';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { SizeGrid } from '../SizeGrid/SizeGrid.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { sizesBySystem } from '../SizeRun/sizesBySystem.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { ProductPairs, type PairHistory, type ProductPair } from './ProductPairs.tsx';
import * as css from './ProductDetail.css.ts';

export type { PairHistory, ProductPair };

export interface ProductDetailProps extends Unstyled {
  product: ProductSummary;
  /** System of the shown sizes: "US M". Sizes without a system belong to it. */
  sizeSystem: string;
  /** Shows the sizes of another system. Without it there is no switch, even if a product has two systems. */
  onSizeSystemChange?: (system: string) => void;
  /** The chosen size in `sizeSystem`, or `undefined`. */
  size: string | undefined;
  onSizeChange: (size: string) => void;
  /** The chosen size in another system: "EU 44.5". @default none */
  otherSize?: string | undefined;
  /** Free pairs of the chosen size. */
  pairs: readonly ProductPair[];
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
  const { product, sizeSystem, onSizeSystemChange, size, onSizeChange, note, action, headingLevel = 2 } = props;
  const id = useId();
  const groups = sizesBySystem(product.sizes, sizeSystem);
  const sizes = groups.find(({ system }) => system === sizeSystem)?.sizes ?? [];
  const quantity = sizes.find((stock) => stock.size === size)?.quantity ?? 0;
  return (
    <section className={css.detail} aria-labelledby={id}>
      <div className={css.plate}>
        <ImageWithFallback
          src={product.imageUrl}
          alt={product.colourway.name}
          width={296}
          height={155}
          loading="eager"
        />
      </div>
      <div className={css.body}>
        <ProductTitle product={product} level={headingLevel} id={id} />
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
        {size !== undefined && <ChosenSize {...props} size={size} quantity={quantity} />}
        {note}
      </div>
      {action !== undefined && <div className={css.foot}>{action}</div>}
    </section>
  );
}

interface ChosenSizeProps extends Pick<
  ProductDetailProps,
  'sizeSystem' | 'otherSize' | 'pairs' | 'isLoadingPairs' | 'history'
> {
  size: string;
  /** Free pairs of the size. */
  quantity: number;
}

/** The chosen size, how many of it are in store, and where they are. */
function ChosenSize({
  size,
  quantity,
  sizeSystem,
  otherSize,
  pairs,
  isLoadingPairs = false,
  history,
}: ChosenSizeProps) {
  const say = useMessages('ProductDetail');
  return (
    <div className={css.chosen}>
      <div className={css.figure}>
        <SizeFigure size={size} scale={40} />
        <p className={css.system}>{otherSize === undefined ? sizeSystem : `${sizeSystem}, ${otherSize}`}</p>
        <p className={css.inStore}>
          {quantity === 0 ? say('None in store') : say('{count} in store', { count: quantity })}
        </p>
      </div>
      <ProductPairs
        size={size}
        pairs={pairs}
        isLoading={isLoadingPairs}
        skeletonCount={Math.min(quantity, 3)}
        history={history}
      />
    </div>
  );
}

interface ProductTitleProps {
  product: ProductSummary;
  level: 2 | 3;
  id: string;
}

/** Name, price, colourway and SKU. */
function ProductTitle({ product, level, id }: ProductTitleProps) {
  const say = useMessages('ProductDetail');
  return (
    <div>
      <div className={css.line}>
        <Heading level={level} size={21} id={id}>
          {product.name}
        </Heading>
        {product.price === undefined ? null : (
          <span className={css.price}>
            <Price amount={product.price} />
          </span>
        )}
      </div>
      <div className={css.line}>
        <p className={css.way}>
          <Swatch colours={product.colourway.swatches} />
          <span className={css.wayName}>{product.colourway.name}</span>
        </p>
        <span className={css.soft}>{product.sku === null ? say('No SKU') : <Code>{product.sku}</Code>}</span>
      </div>
    </div>
  );
}
