'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { DrawnBars } from '../AttractScreen/DrawnBars.tsx';
import { nearest as nearestSize } from '../KioskProduct/KioskProduct.css.ts';
import { struck } from '../KioskProductCard/KioskProductCard.css.ts';
import type { PlainKioskText } from '../../messages/Messages.ts';
import { CARDBOARDS } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { MissingShoe } from './MissingShoe.tsx';
import * as css from './BoxArt.css.ts';

interface Picture {
  /** `empty`: an open box; `failed`: a box upside down, so that the 9 reads 6. */
  drawing: 'empty' | 'failed';
  title: PlainKioskText;
  text: PlainKioskText;
}

const ART = {
  emptyCart: {
    drawing: 'empty',
    title: 'Your cart is empty',
    text: "Choose a product and your size. We'll bring it to you.",
  },
  failed: {
    drawing: 'failed',
    title: 'Something went wrong',
    text: "The shoes can't be shown right now.",
  },
  notFound: {
    drawing: 'empty',
    title: 'No results found',
    text: "We couldn't find anything for what you are looking.",
  },
  thanks: {
    drawing: 'empty',
    title: 'Thank you',
    text: 'We bring it to you.',
  },
  unreachable: { drawing: 'failed', title: 'Offline', text: 'The store is not reachable. Trying again…' },
} as const satisfies Record<string, Picture>;

export interface BoxArtProps extends Unstyled {
  /** What the screen says instead of products. */
  art: keyof typeof ART;
  /** The size on the label. @default '9' */
  size?: string | undefined;
  /** Text below the size: a brand, or the searched words. @default a SKU */
  label?: string | undefined;
  /** Units in the cart, for `failed`: they are kept. @default 0 */
  units?: number;
  /** Seconds until the screen tries again by itself, for `failed`. */
  retrySeconds?: number | undefined;
  /** The size that was searched, for `notFound`: "US M 15". */
  searched?: string | undefined;
  /** Sizes with products, named as `searched` is; the two nearest to it are offered. @default none */
  otherSizes?: readonly { value: string; count: number }[];
  /** Called with the value of another size. */
  onSize?: ((value: string) => void) | undefined;
  /** The number of the customer's request, for `thanks`. */
  number?: number | null | undefined;
}

/** The size of "US M 10.5". */
const sizeOf = (value: string) => value.slice(value.lastIndexOf(' ') + 1);

/** The two sizes of the same system that are nearest to the searched one, from small to large. */
function nearestTo(searched: string, sizes: readonly { value: string; count: number }[]) {
  const system = searched.slice(0, searched.lastIndexOf(' ') + 1);
  const figure = ({ value }: { value: string }) => Number(sizeOf(value));
  const distance = (one: { value: string }) => Math.abs(figure(one) - Number(sizeOf(searched)));
  return sizes
    .filter(({ value }) => value.startsWith(system))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .toSorted((one, other) => figure(one) - figure(other));
}

/** A kiosk screen without products, told with a shoe box. What to do next is in the dock. */
export function BoxArt(props: BoxArtProps) {
  const { art, searched, otherSizes = [], onSize } = props;
  const nearest = searched === undefined ? [] : nearestTo(searched, otherSizes);
  const say = useMessages('Kiosk');
  const { drawing, title }: Picture = ART[art];
  return (
    <section className={css.page} role={drawing === 'failed' ? 'alert' : 'status'}>
      <Box {...props} />
      <div className={css.words}>
        <h1 className={css.title}>{say(title)}</h1>
        <Text {...props} />
        {nearest.length > 0 && (
          <div className={css.nearest}>
            <span>{say('Nearest sizes:')}</span>
            {nearest.map(({ value, count }) => (
              <button key={value} type="button" className={nearestSize} onClick={() => onSize?.(value)}>
                <SizeFigure size={sizeOf(value)} scale={40} />
                <span>{say('{count} shoe|{count} shoes', { count })}</span>
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The sentences below the title. */
function Text({ art, number, units = 0, retrySeconds }: BoxArtProps) {
  const say = useMessages('Kiosk');
  const { text }: Picture = ART[art];
  return (
    <p className={css.textLine}>
      {number == null
        ? say(text)
        : say('We bring your shoes to you. Remember your number: {number}.', { number: String(number) })}
      {units > 0 && ` ${say('Your {count} item is kept.|Your {count} items are kept.', { count: units })}`}
      {retrySeconds !== undefined && (
        <span className={css.retry} aria-live="off">
          {say('Trying again in {count} s.', { count: retrySeconds })}
        </span>
      )}
    </p>
  );
}

/** The drawn box: open and empty, or upside down. */
function Box({ art, searched, size = searched === undefined ? '9' : sizeOf(searched), label }: BoxArtProps) {
  const { drawing }: Picture = ART[art];
  const isEmpty = drawing === 'empty';
  // Nothing is sold out when the customer has made a request.
  const isStruck = isEmpty && art !== 'thanks';
  return (
    <div
      className={css.art}
      data-art={drawing}
      style={assignInlineVars({ [css.cardboard]: isEmpty ? CARDBOARDS[2] : CARDBOARDS[3] })}
      aria-hidden="true"
    >
      {isEmpty && (
        <>
          <div className={css.lid} />
          <div className={css.open} />
          {isStruck && <MissingShoe className={css.missing} />}
        </>
      )}
      <div className={css.box}>
        <div className={css.label}>
          <div className={css.figure} data-struck={isStruck || undefined}>
            <span className={isStruck ? struck : undefined}>
              <SizeFigure size={size} scale={88} />
            </span>
          </div>
          <span className={css.code}>{label || 'TFR-2210'}</span>
          <DrawnBars className={css.bars} />
        </div>
      </div>
    </div>
  );
}
