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
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { sizesBySystem } from '../SizeRun/sizesBySystem.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProductDetail.css.ts';

/** One pair of the chosen size, and where it stands. */
export interface ProductPair {
  barcode: string;
  /** "Stockroom", "Sales floor", or the name of another location. */
  place: string;
  bin: string;
}

export interface ProductDetailProps extends Unstyled {
  product: ProductSummary;
  /** What the sizes on show count in: "US M". Sizes that name no system count in it too. */
  sizeSystem: string;
  /** Shows the sizes of another system; without it there is no switch, even where a product has two. */
  onSizeSystemChange?: (system: string) => void;
  /** The chosen size, of `sizeSystem`; `undefined` as long as none is. */
  size: string | undefined;
  onSizeChange: (size: string) => void;
  /** The chosen size in another system: "EU 44.5". @default none */
  otherSize?: string | undefined;
  /** Free pairs of the chosen size. */
  pairs: readonly ProductPair[];
  /** The pairs are on their way. @default false */
  isLoadingPairs?: boolean;
  /** What else is known of the chosen size, under its pairs: where else it is, who has it. @default none */
  note?: ReactNode;
  /** What can be done with it, at the foot within a thumb's reach: "Add to request". */
  action?: ReactNode;
  /** The name's place in the page's outline. @default 2 */
  headingLevel?: 2 | 3;
}

/** A product opened beside the list [Z-05]: every size, and for the chosen one each pair by place, bin and barcode. */
export function ProductDetail(props: ProductDetailProps) {
  const say = useMessages('ProductDetail');
  const { product, sizeSystem, onSizeSystemChange, size, onSizeChange, otherSize } = props;
  const { pairs, isLoadingPairs = false, note, action, headingLevel = 2 } = props;
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
        <div>
          <div className={css.line}>
            <Heading level={headingLevel} size={21} id={id}>
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
          <div className={css.chosen}>
            <div className={css.figure}>
              <SizeFigure size={size} scale={40} />
              <p className={css.system}>{otherSize === undefined ? sizeSystem : `${sizeSystem}, ${otherSize}`}</p>
              <p className={css.inStore}>
                {quantity === 0 ? say('None in store') : say('{count} in store', { count: quantity })}
              </p>
            </div>
            <Pairs size={size} pairs={pairs} isLoading={isLoadingPairs} places={Math.min(quantity, 3)} />
          </div>
        )}
        {note}
      </div>
      {action !== undefined && <div className={css.foot}>{action}</div>}
    </section>
  );
}

function Pairs(props: { size: string; pairs: readonly ProductPair[]; isLoading: boolean; places: number }) {
  const say = useMessages('ProductDetail');
  const { size, pairs, isLoading, places } = props;
  if (isLoading) {
    return (
      <div role="status" className={css.pairs}>
        <VisuallyHidden>{say('Loading pairs')}</VisuallyHidden>
        {Array.from({ length: Math.max(1, places) }, (_, index) => (
          <div key={index} className={css.pair}>
            <Skeleton width={96} />
            <Skeleton width={64} />
            <Skeleton width={40} height={12} />
          </div>
        ))}
      </div>
    );
  }
  if (pairs.length === 0) return <p className={css.none}>{say('No pair available in this size.')}</p>;
  return (
    <ul className={css.pairs} aria-label={say('Pairs in {size}', { size })}>
      {pairs.map(({ barcode, place, bin }) => (
        <li key={barcode} className={css.pair}>
          <span className={css.place}>{place}</span>
          <span className={css.bin}>{bin}</span>
          <span className={css.soft} title={barcode}>
            {/* The last four tell two boxes of one bin apart; all thirteen are read out. */}
            <span aria-hidden="true">
              <Code>{`…${barcode.slice(-4)}`}</Code>
            </span>
            <VisuallyHidden>{say('Barcode {code}', { code: barcode })}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
