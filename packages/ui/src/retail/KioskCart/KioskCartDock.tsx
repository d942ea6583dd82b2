'use client';

import { Price } from '../../components/Price/Price.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useCurrency, useMessages } from '../../internal/useMessages.ts';
import { KioskAction } from '../KioskShell/KioskAction.tsx';
import type { KioskCartItem } from './KioskCartLine.tsx';
import * as css from './KioskCart.css.ts';
import { totalOf } from './totalOf.ts';

export interface KioskCartDockProps extends Unstyled {
  /** The cart: the dock says how many pairs there are, and their sum. */
  lines: readonly Pick<KioskCartItem, 'price' | 'quantity'>[];
  /** The request is being sent and cannot be sent again. @default false */
  isSending?: boolean;
  /** Goes back to the products. */
  onLook: () => void;
  /** Sends the try-on request. */
  onSend: () => void;
}

/** The dock below KioskCart: number of items and total price, and the buttons that go back and send. */
export function KioskCartDock({ lines, isSending = false, onLook, onSend }: KioskCartDockProps) {
  const say = useMessages('Kiosk');
  const currency = useCurrency();
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {items > 0 && (
        <p className={css.sum}>
          <span className={css.soft}>{say('In all')}</span>
          <span className={css.items}>{say('{count} item|{count} items', { count: items })}</span>
          <span className={css.total}>
            <Price amount={totalOf(lines, currency)} />
          </span>
        </p>
      )}
      <KioskAction action="keepLooking" onPress={onLook} />
      <KioskAction action="send" isDisabled={items === 0} isPending={isSending} onPress={onSend} />
    </>
  );
}
