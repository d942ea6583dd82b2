'use client';

import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { Glyph } from '../../internal/Glyph.tsx';
import { guardScreen } from '../../internal/pressGuard.ts';
import { useCurrency, useMessages } from '../../internal/useMessages.ts';
import { glyph, swatch } from '../KioskShell/KioskShell.css.ts';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { cardboardOf } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './KioskCart.css.ts';
import { totalOf } from './totalOf.ts';

/** Units of one variant in the kiosk cart. */
export interface KioskCartItem {
  /** Id of the variant. */
  id: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  size: string;
  sizeSystem: string;
  /** Price of one unit, in the unit of the currency, not in cents. */
  price: number;
  imageUrl: string;
  quantity: number;
  /** Number of free units at the location. @default no limit */
  maxQuantity?: number;
}

interface KioskCartLineProps {
  line: KioskCartItem;
  /** Whether another unit fits into the cart. */
  canAdd: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart: a box whose label has size, picture, name, quantity and price. */
export function KioskCartLine({ line, canAdd, onQuantityChange, onRemove }: KioskCartLineProps) {
  const say = useMessages('Kiosk');
  const currency = useCurrency();
  const pair = say('{name}, size {size}', { name: line.name, size: line.size });
  const most = line.maxQuantity ?? Number.POSITIVE_INFINITY;
  return (
    <li ref={guardScreen} className={css.line}>
      <ShoeBox cardboard={cardboardOf(line.name, line.colourway.swatches)} size="line">
        <span className={css.label}>
          <Label line={line} />
          <span className={css.controls}>
            <span className={css.stepper}>
              <Stepper
                label={say('Quantity of {pair}', { pair })}
                of={pair}
                size="kiosk"
                value={line.quantity}
                max={canAdd ? most : Math.min(most, line.quantity)}
                onChange={onQuantityChange}
              />
            </span>
            <button type="button" className={css.remove} aria-label={say('Remove {pair}', { pair })} onClick={onRemove}>
              <Glyph icon={icons.trash} className={glyph} aria-hidden />
              {say('Remove')}
            </button>
            <span className={css.price}>
              <Price amount={totalOf([line], currency)} />
            </span>
          </span>
        </span>
      </ShoeBox>
    </li>
  );
}

/** Size, picture and name on the label. */
function Label({ line }: Pick<KioskCartLineProps, 'line'>) {
  return (
    <>
      <span className={css.size}>
        <span className={css.figure}>
          <SizeFigure size={line.size} scale={56} />
        </span>
        <span>{line.sizeSystem}</span>
      </span>
      <span className={css.picture}>
        <span className={css.shoe}>
          <ImageWithFallback src={line.imageUrl} alt="" width={204} height={107} />
        </span>
      </span>
      <span className={css.words}>
        <h2 className={css.name}>{line.name}</h2>
        <span className={css.way}>
          <span className={swatch}>
            <Swatch colours={line.colourway.swatches} />
          </span>
          {line.colourway.name}
        </span>
      </span>
    </>
  );
}
