'use client';

import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { Price } from '../../components/Price/Price.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import * as css from './KioskCart.css.ts';

/** Units of one variant in the kiosk cart. */
export interface KioskCartItem {
  /** Id of the variant. */
  id: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  size: string;
  sizeSystem: string;
  /** Price of one unit, in US dollars. */
  price: number;
  imageUrl: string;
  quantity: number;
  /** Number of free units at the location. @default no limit */
  maxQuantity?: number;
}

interface KioskCartLineProps {
  line: KioskCartItem;
  isOff: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the kiosk cart, laid out like a box label. */
export function KioskCartLine({ line, isOff, onQuantityChange, onRemove }: KioskCartLineProps) {
  const say = useMessages('KioskCart');
  const pair = say('{name}, size {size}', { name: line.name, size: line.size });
  return (
    <li className={css.line} inert={isOff}>
      <div className={css.size}>
        <SizeFigure size={line.size} scale={40} />
        <span className={css.system}>{line.sizeSystem}</span>
      </div>
      <div className={css.picture}>
        <ImageWithFallback src={line.imageUrl} alt="" width={120} height={63} />
      </div>
      <div className={css.words}>
        <h3 className={css.name} title={line.name}>
          {line.name}
        </h3>
        <p className={css.way}>
          <Swatch colours={line.colourway.swatches} />
          <span className={css.wayName}>{line.colourway.name}</span>
        </p>
      </div>
      <div className={css.controls}>
        <Stepper
          label={say('Quantity of {pair}', { pair })}
          size="kiosk"
          value={line.quantity}
          {...(line.maxQuantity !== undefined && { max: line.maxQuantity })}
          onChange={onQuantityChange}
        />
        <span className={css.remove}>
          <Button
            variant="quiet"
            size="l"
            icon={icons.trash}
            aria-label={say('Remove {pair}', { pair })}
            onPress={onRemove}
          >
            {say('Remove')}
          </Button>
        </span>
        <span className={css.price}>
          <Price amount={(Math.round(line.price * 100) * line.quantity) / 100} />
        </span>
      </div>
    </li>
  );
}
