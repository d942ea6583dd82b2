'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { KioskAction } from '../KioskShell/KioskAction.tsx';
import type { KioskCartItem } from './KioskCartLine.tsx';
import * as css from './KioskCart.css.ts';

export interface KioskCartDockProps extends Unstyled {
  /** The cart: the dock says how many items it has. */
  lines: readonly Pick<KioskCartItem, 'quantity'>[];
  /** The request is being sent and cannot be sent again. @default false */
  isSending?: boolean;
  /** Goes back to the products. */
  onLook: () => void;
  /** Sends the try-on request. */
  onSend: () => void;
}

/** The dock below KioskCart: number of items, and the buttons that go back and send. Trying on is free, so it has no sum. */
export function KioskCartDock({ lines, isSending = false, onLook, onSend }: KioskCartDockProps) {
  const say = useMessages('Kiosk');
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      {items > 0 && (
        <p className={css.sum}>
          <span className={css.items}>{say('{count} item|{count} items', { count: items })}</span>
        </p>
      )}
      <KioskAction action="keepLooking" onPress={onLook} />
      <KioskAction action="send" isDisabled={items === 0} isPending={isSending} onPress={onSend} />
    </>
  );
}
