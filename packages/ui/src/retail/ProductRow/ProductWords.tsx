'use client';

import { Price } from '../../components/Price/Price.tsx';
import type { ProductSummary } from './product.ts';
import { Swatch } from '../../components/Swatch/Swatch.tsx';

interface ProductWordsProps {
  product: ProductSummary;
  /** Prefix of the ids of name and colourway, which name the card or row. */
  id: string;
  isChosen: boolean;
  onOpen: (() => void) | undefined;
  headingLevel: 2 | 3 | 4;
  /** Styles of a card or a row. */
  look: Readonly<Record<'line' | 'name' | 'open' | 'title' | 'way' | 'wayName', string>>;
}

/** Name, price and colourway of a product. The name is the button, and the whole card or row its target. */
export function ProductWords({ product, id, isChosen, onOpen, headingLevel, look }: ProductWordsProps) {
  const Name = `h${headingLevel}` as const;
  return (
    <>
      <div className={look.line}>
        <Name className={look.name} id={`${id}name`} title={product.name}>
          {onOpen ? (
            <button
              type="button"
              className={look.open}
              aria-describedby={`${id}way`}
              aria-current={isChosen}
              onClick={onOpen}
            >
              {product.name}
            </button>
          ) : (
            <span className={look.title}>{product.name}</span>
          )}
        </Name>
        {product.price === undefined ? null : <Price amount={product.price} />}
      </div>
      <p className={look.way}>
        <Swatch colours={product.colourway.swatches} />
        <span className={look.wayName} id={`${id}way`}>
          {product.colourway.name}
        </span>
      </p>
    </>
  );
}
