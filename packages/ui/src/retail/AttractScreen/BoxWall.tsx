'use client';

import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Glyph } from '../../internal/Glyph.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { CARDBOARDS } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { type AttractProduct, shownAt } from './product.ts';
import * as css from './AttractScreen.css.ts';

/** The cardboards of the products' boxes: neighbours differ. */
const BOXES = [CARDBOARDS[2], CARDBOARDS[4], CARDBOARDS[5], CARDBOARDS[7], CARDBOARDS[3]];

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
      {BOXES.map((cardboard, index) => {
        const product = products[index];
        // A closed box keeps the place of a product that is not loaded yet, or not featured: nothing moves.
        if (!product)
          return (
            <ShoeBox key={cardboard} cardboard={cardboard} size="wall" hasLabel={false}>
              {null}
            </ShoeBox>
          );
        return (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name
          <button key={cardboard} type="button" className={css.place} onClick={() => onProduct(product.id)}>
            <ShoeBox cardboard={cardboard} size="wall">
              <SmallLabel product={product} place={index + 1} />
            </ShoeBox>
          </button>
        );
      })}
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
              <Glyph icon={icons.arrowRight} className={css.smallIcon} aria-hidden />
            </span>
          </span>
        </ShoeBox>
      </button>
    </div>
  );
}

/** The label of a product's box: a size, the picture, name and price. */
function SmallLabel({ product, place }: { product: AttractProduct; place: number }) {
  const shown = shownAt(product, place);
  return (
    <span className={css.small}>
      <span className={css.smallTop}>
        <SizeFigure size={shown?.size ?? ''} scale={56} />
        <span className={css.smallPicture}>
          <ImageWithFallback src={product.imageUrl} alt="" width={144} height={76} loading="eager" />
        </span>
      </span>
      <span className={css.smallFoot}>
        <span className={css.smallName}>{product.name}</span>
        <span className={css.smallPrice}>
          <Price amount={shown?.price ?? 0} />
        </span>
      </span>
    </span>
  );
}
