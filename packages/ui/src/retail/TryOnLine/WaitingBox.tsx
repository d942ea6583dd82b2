'use client';

import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as cart from '../KioskCart/KioskCart.css.ts';
import { cardboardOf } from '../ShoeBox/cardboards.ts';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './TryOnLine.css.ts';

interface WaitingBoxProps {
  name: string;
  size: string;
  sizeSystem: string;
  imageUrl: string;
  /** Colours of the product. */
  swatches: readonly string[];
}

/** A pair of a request that waits to be sent: it is still a box on the pile. */
export function WaitingBox({ name, size, sizeSystem, imageUrl, swatches }: WaitingBoxProps) {
  const say = useMessages('Kiosk');
  return (
    <li className={css.waiting}>
      <ShoeBox cardboard={cardboardOf(name, swatches)} size="line">
        <span className={css.waitingLabel}>
          <span className={cart.size}>
            <span className={cart.figure}>
              <SizeFigure size={size} scale={56} />
            </span>
            <span>{sizeSystem}</span>
          </span>
          <span className={cart.picture}>
            <span className={cart.shoe}>
              <ImageWithFallback src={imageUrl} alt="" width={204} height={107} />
            </span>
          </span>
          <span className={cart.words}>
            <h2 className={css.waitingName}>{name}</h2>
            <span className={css.state}>
              <span className={css.stamp}>
                <Stamp state="pending">{say('Waiting to be sent')}</Stamp>
              </span>
            </span>
          </span>
        </span>
      </ShoeBox>
    </li>
  );
}
