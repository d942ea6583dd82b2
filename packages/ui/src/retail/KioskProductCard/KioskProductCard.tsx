'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { scrollParentOf } from '../../internal/scrollParent.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { cardboardOf } from '../ShoeBox/cardboards.ts';
import { board } from '../ShoeBox/ShoeBox.css.ts';
import { inSystem } from '../SizeRuler/inSystem.ts';
import { swatch } from '../KioskShell/KioskShell.css.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import type { KioskSize } from '../KioskProduct/KioskProduct.tsx';
import { KioskAction } from '../KioskShell/KioskAction.tsx';
import { nearestSizes } from '../SizeGrid/nearestSizes.ts';
import { useStockWords } from './useStockWords.ts';
import * as css from './KioskProductCard.css.ts';

export interface KioskProductCardProps extends Unstyled {
  /** Name of the product. */
  name: string;
  /** Name of the colourway, and its colours. */
  colourway: { name: string; swatches: readonly string[] };
  /** Address of the picture. */
  imageUrl: string;
  /** Of all systems, from small to large, each with its price. */
  sizes: readonly (KioskSize & { price: number })[];
  /** The customer's size. @default the sizes in stock, from the smallest to the largest */
  size?: string | undefined;
  /** The system of `size`. @default that of the product's first size */
  system?: string | undefined;
  /** Called when the card is touched. */
  onPress: () => void;
}

/** A product as a box: its picture on the cardboard, and what is left in the customer's size. */
export function KioskProductCard(props: KioskProductCardProps) {
  const { name, colourway, imageUrl, size, onPress } = props;
  const say = useMessages('Kiosk');
  const stockWords = useStockWords();
  const sizes = inSystem(props.sizes, props.system);
  const system = props.system ?? sizes[0]?.sizeSystem;
  const available = sizes.filter((each) => each.inStock > 0);
  // A size of the customer's system tells nothing about a product without such sizes.
  const isOfOtherSystem = sizes[0]?.sizeSystem !== system;
  const own = sizes.find((each) => each.size === size && each.sizeSystem === system);
  const shown = own ?? available[0] ?? sizes[0];
  const inStock = shown?.inStock ?? 0;
  const isSoldOut = inStock === 0;
  const nearest = isSoldOut && shown ? nearestSizes(sizes.map(withQuantity), shown.size) : [];
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name
    <button type="button" className={css.card} onClick={onPress}>
      <span className={css.picture} style={assignInlineVars({ [board]: cardboardOf(name, colourway.swatches) })}>
        <span className={css.shoe}>
          <ImageWithFallback src={imageUrl} alt="" width={414} height={217} />
        </span>
      </span>
      {(size === undefined || isOfOtherSystem) && available.length > 1 ? (
        <SizeRange sizes={available.map((each) => each.size)} />
      ) : (
        <span className={css.size} data-sold-out={isSoldOut || undefined}>
          <span className={isSoldOut ? css.struck : undefined}>
            <SizeFigure size={shown?.size ?? ''} scale={56} />
          </span>
          <span>{stockWords(inStock)}</span>
        </span>
      )}
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.way}>
          {nearest.length > 0 ? (
            <span className={css.wayName}>
              {say('Nearest in store:')} <b>{nearest.map((each) => each.size).join(' · ')}</b>
            </span>
          ) : (
            <>
              <span className={swatch}>
                <Swatch colours={colourway.swatches} />
              </span>
              <span className={css.wayName}>{colourway.name}</span>
            </>
          )}
        </span>
        <span className={css.price}>
          <Price amount={shown?.price ?? 0} />
        </span>
      </span>
    </button>
  );
}

/** The sizes in stock while the customer has chosen none: "6–14", "13 sizes". */
function SizeRange({ sizes }: { sizes: readonly string[] }) {
  const say = useMessages('Kiosk');
  return (
    <span className={css.size}>
      <span className={css.range}>
        <SizeFigure size={sizes[0] ?? ''} scale={40} />
        <span>–</span>
        <SizeFigure size={sizes.at(-1) ?? ''} scale={40} />
      </span>
      <span>{say('{count} size|{count} sizes', { count: sizes.length })}</span>
    </span>
  );
}

const withQuantity = ({ size, inStock }: KioskSize) => ({ size, quantity: inStock });

export interface KioskCardsProps extends Unstyled {
  /** A brand, or the text that is searched; empty for filters alone. @default 'Featured', in the customer's size */
  title?: string | undefined;
  /** The products that are loaded, in the order of the cards. */
  products: readonly (Pick<KioskProductCardProps, 'name' | 'colourway' | 'imageUrl' | 'sizes'> & { id: string })[];
  /** The customer's size. */
  size?: string | undefined;
  /** The system of `size`. @default that of each product's first size */
  system?: string | undefined;
  /** Opens a product. */
  onProduct: (id: string) => void;
  /** How many products there are. */
  count?: number | undefined;
  /** How many products the store has in the customer's size, beside the featured ones. */
  inSize?: number | undefined;
  /** Shows boxes of the final size instead of the cards. @default false */
  isLoading?: boolean;
  /** The next cards could not be loaded: a button below tries again. @default false */
  hasFailed?: boolean;
  /** Loads the next cards, when the end of the list comes near. Without it there are no more. */
  onMore?: (() => void) | undefined;
}

/** Products as cards in columns below a title: two upright, three in landscape. */
export function KioskCards(props: KioskCardsProps) {
  const { title, products, size, system, count, inSize, isLoading = false, hasFailed = false, onMore } = props;
  const say = useMessages('Kiosk');
  const featured = size === undefined ? say('Featured') : say('Featured in {size}', { size });
  return (
    <section aria-busy={isLoading}>
      <header className={css.head}>
        <h1 className={css.title}>{title === '' ? say('Filters') : (title ?? featured)}</h1>
        {count !== undefined && <span className={css.count}>{say('{count} shoe|{count} shoes', { count })}</span>}
        {inSize !== undefined && <span className={css.count}>{say('{count} in your size', { count: inSize })}</span>}
      </header>
      <div className={css.cards}>
        {products.map(({ id, ...product }) => (
          <KioskProductCard key={id} {...product} {...{ size, system }} onPress={() => props.onProduct(id)} />
        ))}
        {isLoading && (
          <>
            <VisuallyHidden>{say('Loading')}</VisuallyHidden>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
              <div key={each} className={css.skeleton} />
            ))}
          </>
        )}
      </div>
      {hasFailed && onMore && (
        <div className={css.more} role="alert">
          {say('Something went wrong')}
          <KioskAction action="tryAgain" onPress={onMore} />
        </div>
      )}
      {onMore && !hasFailed && !isLoading && <End onNear={onMore} />}
    </section>
  );
}

/** How far below the screen the end of the list is when the next cards are loaded, px: about two rows. */
const NEAR_PX = 800;

/** The end of the list: tells once that it comes near. */
function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return undefined;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), {
      // Only the list's own scroll container reveals it, not the window: a margin of the window would never count.
      root: scrollParentOf(end.current),
      rootMargin: `${NEAR_PX}px`,
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, []);
  return <div ref={end} />;
}
