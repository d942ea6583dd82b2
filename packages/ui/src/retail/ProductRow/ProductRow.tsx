'use client';

import { useId } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { ProductWords } from './ProductWords.tsx';
import { SizeRuns } from '../SizeRun/SizeRuns.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProductRow.css.ts';
import type { ProductItemProps } from './product.ts';

export type { ProductSummary } from './product.ts';

export interface ProductRowProps extends ProductItemProps {
  /** The row shows the sizes of this system, or of the first one that the product has. @default those of all systems */
  onlySystem?: string | undefined;
}

/** A product in a list of results: picture, name, colourway and available sizes. */
export function ProductRow(props: ProductRowProps) {
  const say = useMessages('ProductRow');
  const { product, wantedSizes = [], wantedSystem, sizeSystem, isChosen = false, onOpen, headingLevel = 3 } = props;
  const id = useId();
  return (
    <div className={css.frame}>
      <article className={css.row({ isChosen })} aria-labelledby={`${id}name ${id}way`}>
        <div className={css.picture}>
          <ImageWithFallback src={product.imageUrl} alt="" width={96} height={50} />
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
          <p className={css.facts}>
            <span className={css.sku}>{product.sku === null ? say('No SKU') : <Code>{product.sku}</Code>}</span>
            <span className={css.inStore}>{say('{count} in store', { count: product.inStore })}</span>
          </p>
          <div className={css.sizes}>
            <SizeRuns
              sizes={product.sizes}
              wanted={wantedSizes}
              wantedSystem={wantedSystem}
              sizeSystem={sizeSystem}
              onlySystem={props.onlySystem}
            />
          </div>
        </div>
      </article>
    </div>
  );
}
