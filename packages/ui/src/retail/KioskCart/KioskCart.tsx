'use client';

import { Fragment } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Price } from '../../components/Price/Price.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { useRemoved } from '../../internal/useRemoved.ts';
import { CartFrame, CartSum, EmptyCart } from '../CartFrame/CartFrame.tsx';
import { KioskCartLine, type KioskCartItem } from './KioskCartLine.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import * as css from './KioskCart.css.ts';

export interface KioskCartProps extends Unstyled {
  /** In the order in which they were added. */
  lines: readonly KioskCartItem[];
  /** The request is being sent: the cart cannot be changed or sent again. @default false */
  isSending?: boolean;
  /** Called with a quantity of at least 1; use `onRemove` to remove a line. */
  onQuantityChange: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
  /** Restores the removed line at its former index. */
  onUndo: (line: KioskCartItem, index: number) => void;
  /** Sends the try-on request. */
  onRequest: () => void;
  /** Closes the cart. Without it there is no close button. */
  onClose?: () => void;
}

/**
 * The cart of a customer at the kiosk: what to try on, with large targets, totals, and Put back for a removed line. Fills
 * its parent. For the staff's cart use RequestCart.
 */
export function KioskCart(props: KioskCartProps) {
  const { lines, isSending = false, onQuantityChange, onRemove, onUndo, onRequest, onClose } = props;
  const say = useMessages('KioskCart');
  const { removed, remember, forget } = useRemoved(lines);
  const undo = removed && (
    <RemovedLine
      line={removed.line}
      onUndo={() => {
        forget();
        onUndo(removed.line, removed.index);
      }}
    />
  );

  return (
    <CartFrame
      size="kiosk"
      title={say('To try on')}
      closeButton={
        onClose && (
          <button type="button" className={css.close} aria-label={say('Close')} onClick={onClose}>
            <Icon icon={icons.x} size={24} />
          </button>
        )
      }
      sums={<Totals lines={lines} />}
      actionLabel={say('Request to try on')}
      onAction={onRequest}
      isEmpty={lines.length === 0}
      isSending={isSending}
    >
      <ul>
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            {removed?.index === index && undo}
            <KioskCartLine
              line={line}
              isOff={isSending}
              onQuantityChange={(quantity) => onQuantityChange(line.id, quantity)}
              onRemove={() => {
                remember(line);
                onRemove(line.id);
              }}
            />
          </Fragment>
        ))}
        {removed && removed.index >= lines.length && undo}
      </ul>
      {lines.length === 0 && (
        <EmptyCart size="kiosk" title={say('Your cart is empty')}>
          {say("Choose a product and your size. We'll bring it to you.")}
        </EmptyCart>
      )}
    </CartFrame>
  );
}

function Totals({ lines }: Pick<KioskCartProps, 'lines'>) {
  const say = useMessages('KioskCart');
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // In cents, so that 0.1 + 0.2 is 0.3.
  const cents = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return (
    <CartSum size="kiosk" label={say('Total')}>
      <dd className={css.count}>{say('{count} item|{count} items', { count: items })}</dd>
      <dd className={css.total}>
        <Price amount={cents / 100} />
      </dd>
    </CartSum>
  );
}
