'use client';

import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import type { ButtonBehaviour } from '../../internal/buttonProps.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './RequestCart.css.ts';

/** Units of one variant in the cart. */
export interface RequestCartItem {
  id: string;
  name: string;
  sku: string | null;
  size: string;
  sizeSystem: string;
  imageUrl: string;
  quantity: number;
  /** Number of free units at the location. @default no limit */
  maxQuantity?: number;
}

interface RequestCartLineProps {
  line: RequestCartItem;
  isOff: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart: size, name, SKU and quantity. */
export function RequestCartLine({ line, isOff, onQuantityChange, onRemove }: RequestCartLineProps) {
  const say = useMessages('RequestCart');
  const pair = say('{name}, size {size}', { name: line.name, size: line.size });
  const remove: ButtonBehaviour['onPress'] = ({ currentTarget }) => {
    currentTarget.closest('section')?.focus();
    onRemove();
  };
  return (
    <li className={css.line} inert={isOff}>
      <div className={css.lineSize}>
        <SizeFigure size={line.size} scale={40} />
        <span className={css.system}>{line.sizeSystem}</span>
      </div>
      <div className={css.lineBody}>
        <h3 className={css.lineName} title={line.name}>
          {line.name}
        </h3>
        <span className={css.sku}>{line.sku ?? say('No SKU')}</span>
        <div className={css.lineControls}>
          <Stepper
            label={say('Quantity of {pair}', { pair })}
            of={pair}
            value={line.quantity}
            max={line.maxQuantity}
            onChange={onQuantityChange}
          />
          <IconButton icon={icons.trash} label={say('Remove {pair}', { pair })} onPress={remove} />
        </div>
      </div>
    </li>
  );
}
