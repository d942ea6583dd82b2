'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { cardboardOf } from '../ShoeBox/cardboards.ts';
import { board } from '../ShoeBox/ShoeBox.css.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { useStockWords } from './useStockWords.ts';
import * as css from './KioskProductCard.css.ts';

export interface KioskProductCardProps extends Unstyled {
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  price: number;
  imageUrl: string;
  /** The customer's size, or the first one in stock, with the number of free pairs. */
  size: { size: string; inStock: number };
  /** Nearest sizes in stock, for a size that is sold out. */
  nearest?: readonly string[];
  onPress: () => void;
}

const NONE: readonly string[] = [];

/** A product as a box: its picture on the cardboard, and what is left in the customer's size. */
export function KioskProductCard({
  name,
  colourway,
  price,
  imageUrl,
  size,
  nearest = NONE,
  onPress,
}: KioskProductCardProps) {
  const say = useMessages('Kiosk');
  const stockWords = useStockWords();
  const isSoldOut = size.inStock === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name
    <button type="button" className={css.card} onClick={onPress}>
      <span className={css.picture} style={assignInlineVars({ [board]: cardboardOf(name) })}>
        <span className={css.shoe}>
          <ImageWithFallback src={imageUrl} alt="" width={414} height={217} />
        </span>
      </span>
      <span className={css.size} data-sold-out={isSoldOut || undefined}>
        <span className={isSoldOut ? css.struck : undefined}>
          <SizeFigure size={size.size} scale={56} />
        </span>
        <span>{stockWords(size.inStock)}</span>
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.way}>
          {isSoldOut && nearest.length > 0 ? (
            <span className={css.wayName}>
              {say('Nearest in store:')} <b>{nearest.join(' · ')}</b>
            </span>
          ) : (
            <>
              <Swatch colours={colourway.swatches} />
              <span className={css.wayName}>{colourway.name}</span>
            </>
          )}
        </span>
        <span className={css.price}>
          <Price amount={price} />
        </span>
      </span>
    </button>
  );
}

export interface KioskCardsProps extends Unstyled {
  /** A brand, or the text that is searched; empty for filters alone. @default 'Featured', in the customer's size */
  title?: string | undefined;
  /** The customer's size. */
  size?: string | undefined;
  /** How many products there are. */
  count?: number | undefined;
  /** Shows boxes of the final size instead of the cards. @default false */
  isLoading?: boolean;
  /** KioskProductCard. */
  children?: ReactNode;
}

/** Cards in columns below a title: two upright, three in landscape. */
export function KioskCards({ title, size, count, isLoading = false, children }: KioskCardsProps) {
  const say = useMessages('Kiosk');
  const featured = size === undefined ? say('Featured') : say('Featured in {size}', { size });
  return (
    <section aria-busy={isLoading}>
      <header className={css.head}>
        <h1 className={css.title}>{title === '' ? say('Filters') : (title ?? featured)}</h1>
        {count !== undefined && <span className={css.count}>{count}</span>}
      </header>
      <div className={css.cards}>
        {children}
        {isLoading && (
          <>
            <VisuallyHidden>{say('Loading')}</VisuallyHidden>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
              <div key={each} className={css.skeleton} />
            ))}
          </>
        )}
      </div>
    </section>
  );
}
