'use client';

import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Glyph } from '../../internal/Glyph.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { CARDBOARDS } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { type AttractProduct, shownAt } from './product.ts';
import * as css from './AttractScreen.css.ts';

/** Index into CARDBOARDS for each box: neighbours differ. */
const BOX_COLOURS = [2, 4, 5, 7, 3];

interface BoxWallProps {
  products: readonly AttractProduct[];
  onProduct: (id: string) => void;
  onNumber: () => void;
}

/** The wall of small boxes: five featured products, and the box for a customer who already has a number. */
export function BoxWall({ products, onProduct, onNumber }: BoxWallProps) {
  const say = useMessages('Kiosk');
  return (
    <div className={css.wall}>
      {products.map((product, index) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name
        <button key={product.id} type="button" className={css.place} onClick={() => onProduct(product.id)}>
          <ShoeBox cardboard={CARDBOARDS[BOX_COLOURS[index] ?? 0] ?? CARDBOARDS[0]} size="wall">
            <span className={css.small}>
              <span className={css.smallTop}>
                <SizeFigure size={shownAt(product, index + 1)?.size ?? ''} scale={56} />
                <span className={css.smallPicture}>
                  <ImageWithFallback src={product.imageUrl} alt="" width={144} height={76} loading="eager" />
                </span>
              </span>
              <span className={css.smallFoot}>
                <span className={css.smallName}>{product.name}</span>
              </span>
            </span>
          </ShoeBox>
        </button>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name */}
      <button type="button" className={css.place} onClick={onNumber}>
        <ShoeBox cardboard={CARDBOARDS[0]} size="wall">
          <span className={css.small}>
            <span className={css.ask}>
              <Glyph icon={icons.ticket} className={css.askIcon} aria-hidden />
              {say('Have a number?')}
            </span>
            <span className={css.smallFoot}>
              <span className={css.smallName}>{say('See how far your pairs are')}</span>
            </span>
          </span>
        </ShoeBox>
      </button>
    </div>
  );
}
