'use client';

import { useId } from 'react';
import { Barcode } from '../../components/Barcode/Barcode.tsx';
import { formatPrice } from '../../components/Price/formatPrice.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useCurrency, useLocale, useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import * as css from './ProductLabel.css.ts';

export interface ProductLabelProps extends Unstyled {
  /** Name of the product. */
  name: string;
  /** Name of the colourway, and its colours. */
  colourway: { name: string; swatches: readonly string[] };
  /** As on the box: "10.5", "XL". */
  size: string;
  /** Size system: "US M". */
  sizeSystem: string;
  /** Style and colourway; `null` if it has none. */
  sku: string | null;
  /** EAN-13 or UPC-A; other texts are drawn as Code 128. `null` leaves space for a sticker. */
  barcode: string | null;
  /** "A-14-03". @default none */
  bin?: string | null;
  /** In the unit of the currency, not in cents. @default none */
  price?: number;
}

/**
 * The printed label of a box: 100 × 60 mm, ink on white in every theme, with a barcode that every scanner reads. To
 * print, show labels alone on a page and call `window.print()`; a label is never split across sheets.
 */
export function ProductLabel(props: ProductLabelProps) {
  const { name, colourway, size, sizeSystem, sku, barcode, bin, price } = props;
  const say = useMessages('ProductLabel');
  const locale = useLocale();
  const currency = useCurrency();
  const id = useId();
  return (
    <article className={css.label} aria-labelledby={`${id}name ${id}size`}>
      <div className={css.size} id={`${id}size`}>
        <SizeFigure size={size} />
        <span className={css.system}>{sizeSystem}</span>
      </div>
      <div className={css.title}>
        <p className={css.name} id={`${id}name`}>
          {name}
        </p>
        <p className={css.way}>
          <Swatch colours={colourway.swatches} />
          <span className={css.wayName}>{colourway.name}</span>
        </p>
      </div>
      <div className={css.code}>
        <div className={barcode === null ? `${css.bars} ${css.noBars}` : css.bars}>
          {barcode === null ? say('No barcode') : <Barcode value={barcode} isScannable />}
        </div>
        <dl className={css.list}>
          <Fact name={say('SKU')} value={sku ?? '--'} isCode />
          {bin == null ? null : <Fact name={say('Bin')} value={bin} isCode />}
          {price === undefined ? null : <Fact name={say('Price')} value={formatPrice(price, locale, currency)} />}
        </dl>
      </div>
    </article>
  );
}

function Fact({ name, value, isCode = false }: { name: string; value: string; isCode?: boolean }) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={isCode ? `${css.factValue} ${css.isCode}` : css.factValue}>{value}</dd>
    </div>
  );
}
