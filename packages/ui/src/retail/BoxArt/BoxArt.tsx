'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { DrawnBars } from '../AttractScreen/DrawnBars.tsx';
import { struck } from '../KioskProductCard/KioskProductCard.css.ts';
import type { PlainKioskText } from '../KioskShell/messages.ts';
import { CARDBOARDS } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
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
    text: "The shoes can't be shown right now. What you chose is kept.",
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
  /** The number of the customer's request, for `thanks`. */
  number?: number | null | undefined;
}

/** A kiosk screen without products, told with a shoe box. What to do next is in the dock. */
export function BoxArt({ art, size = '9', number }: BoxArtProps) {
  const say = useMessages('Kiosk');
  const { drawing, title, text }: Picture = ART[art];
  // Nothing is sold out when the customer has made a request.
  const isStruck = drawing === 'empty' && art !== 'thanks';
  return (
    <section className={css.page} role={drawing === 'failed' ? 'alert' : 'status'}>
      <div
        className={css.art}
        data-art={drawing}
        style={assignInlineVars({ [css.cardboard]: drawing === 'empty' ? CARDBOARDS[2] : CARDBOARDS[3] })}
        aria-hidden="true"
      >
        {drawing === 'empty' && (
          <>
            <div className={css.lid} />
            <div className={css.open} />
          </>
        )}
        <div className={css.box}>
          <div className={css.label}>
            <div className={css.figure} data-struck={isStruck || undefined}>
              <span className={isStruck ? struck : undefined}>
                <SizeFigure size={size} scale={88} />
              </span>
            </div>
            <span className={css.code}>TFR-2210</span>
            <DrawnBars className={css.bars} />
          </div>
        </div>
      </div>
      <div className={css.words}>
        <h1 className={css.title}>{say(title)}</h1>
        <p className={css.textLine}>
          {number == null
            ? say(text)
            : say('We bring your shoes to you. Remember your number: {number}.', { number: String(number) })}
        </p>
      </div>
    </section>
  );
}
