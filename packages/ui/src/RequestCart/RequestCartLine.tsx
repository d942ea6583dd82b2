import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Stepper } from '../Stepper/Stepper.tsx';
import { shared } from '../internal/messages.ts';
import { useMessages } from '../internal/useMessages.ts';
import { english } from './messages.ts';
import * as css from './RequestCart.css.ts';

/** Equal pairs in the cart. */
export interface RequestCartItem {
  id: string;
  name: string;
  sku: string | null;
  size: string;
  sizeSystem: string;
  imageUrl: string;
  quantity: number;
  /** Free pairs at the location. @default no limit */
  maxQuantity?: number;
}

interface RequestCartLineProps {
  line: RequestCartItem;
  isOff: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

/** One line of the cart: size, name, SKU, how many. */
export function RequestCartLine({ line, isOff, onQuantityChange, onRemove }: RequestCartLineProps) {
  const say = useMessages('RequestCart', english);
  const sayShared = useMessages('Shared', shared);
  const pair = sayShared('pair', line.name, line.size);
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
        <span className={css.sku}>{line.sku ?? sayShared('noSku')}</span>
        <div className={css.lineControls}>
          <Stepper
            label={say('quantity', pair)}
            value={line.quantity}
            {...(line.maxQuantity !== undefined && { max: line.maxQuantity })}
            onChange={onQuantityChange}
          />
          <IconButton icon={icons.trash} label={say('remove', pair)} onPress={onRemove} />
        </div>
      </div>
    </li>
  );
}
