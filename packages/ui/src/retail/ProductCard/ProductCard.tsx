'use client';

import { useId, type ReactNode } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { ProductWords } from '../ProductRow/ProductWords.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import type { ProductItemProps } from '../ProductRow/product.ts';
import { SizeRuns } from '../SizeRun/SizeRuns.tsx';
import * as css from './ProductCard.css.ts';

export interface ProductCardProps extends ProductItemProps {
  /** A `Stamp` on the picture. @default none */
  stamp?: ReactNode;
}

/**
 * A product with a large picture, to browse at the kiosk and in a grid of results. The whole card is a target. In a
 * `Grid` all cards have one height. In a list beside a detail use ProductRow.
 */
export function ProductCard(props: ProductCardProps) {
  const {
    product,
    wantedSizes = [],
    wantedSystem,
    sizeSystem,
    stamp,
    isChosen = false,
    onOpen,
    headingLevel = 3,
  } = props;
  const say = useMessages('ProductCard');
  const id = useId();
  return (
    <div className={css.frame}>
      <article
        className={css.card({ isPressable: onOpen !== undefined, isChosen })}
        aria-labelledby={`${id}name ${id}way`}
      >
        <div className={css.picture}>
          <ImageWithFallback src={product.imageUrl} alt="" width={224} height={118} />
          {stamp ? <div className={css.stamp}>{stamp}</div> : null}
        </div>
        <div className={css.body}>
          <ProductWords
            product={product}
            id={id}
            isChosen={isChosen}
            onOpen={onOpen}
            headingLevel={headingLevel}
            look={css}
          />
        </div>
        <div className={css.strip}>
          <p className={css.facts}>
            {product.sku === null ? <span>{say('No SKU')}</span> : <Code>{product.sku}</Code>}
            <span>{say('{count} in store', { count: product.inStore })}</span>
          </p>
          <div className={css.sizes}>
            <SizeRuns sizes={product.sizes} wanted={wantedSizes} wantedSystem={wantedSystem} sizeSystem={sizeSystem} />
          </div>
        </div>
      </article>
    </div>
  );
}
