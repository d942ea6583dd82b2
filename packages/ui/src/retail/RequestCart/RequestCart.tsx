'use client';

import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { plain } from '../../internal/reset.css.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { CartFrame, CartSum, EmptyCart } from '../CartFrame/CartFrame.tsx';
import { RequestCartLine, type RequestCartItem } from './RequestCartLine.tsx';
import * as css from './RequestCart.css.ts';

export interface RequestCartProps extends Unstyled {
  /** The lines in the cart, in the order in which they are shown. */
  lines: readonly RequestCartItem[];
  /** Where the request is sent: "Warehouse, Canal Street". */
  sentTo: string;
  /** The request is being placed: the cart cannot be changed or placed again. @default false */
  isPlacing?: boolean;
  /** Called with a quantity of at least 1; use `onRemove` to remove a line. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with the id of the line that was removed. */
  onRemove: (id: string) => void;
  /** Called when the request is to be placed. */
  onPlace: () => void;
  /** Closes the cart. Without it there is no close button. */
  onClose?: () => void;
  /** A field that adds pairs by scan, e.g. a `ScanField`. @default none */
  scan?: ReactNode;
}

/** The associate's request cart: its lines, and the button that places them with the warehouse. Fills its parent. */
export function RequestCart(props: RequestCartProps) {
  const { lines, isPlacing = false } = props;
  const say = useMessages('RequestCart');
  return (
    <CartFrame
      title={say('Request cart')}
      closeButton={
        props.onClose ? <IconButton icon={icons.x} label={say('Close cart')} onPress={props.onClose} /> : null
      }
      sums={<Sums lines={lines} sentTo={props.sentTo} />}
      actionLabel={say('PLACE REQUEST')}
      onAction={props.onPlace}
      isEmpty={lines.length === 0}
      isSending={isPlacing}
      // A removed line gives its focus to the cart, so that Tab continues there.
      isFocusable
    >
      {lines.length === 0 ? (
        <EmptyCart title={say('Your cart is empty')}>
          {say('Add pairs from the list, then place the request.')}
        </EmptyCart>
      ) : (
        <ul className={plain}>
          {lines.map((line) => (
            <RequestCartLine
              key={line.id}
              line={line}
              isOff={isPlacing}
              onQuantityChange={(quantity) => props.onQuantityChange(line.id, quantity)}
              onRemove={() => props.onRemove(line.id)}
            />
          ))}
        </ul>
      )}
      {props.scan ? <div className={css.scan}>{props.scan}</div> : null}
    </CartFrame>
  );
}

function Sums({ lines, sentTo }: Pick<RequestCartProps, 'lines' | 'sentTo'>) {
  const say = useMessages('RequestCart');
  const items = lines.reduce((sum, line) => sum + line.quantity, 0);
  // Two products in 8 US M are one size.
  const sizes = new Set(lines.map(({ size, sizeSystem }) => `${size} ${sizeSystem}`)).size;
  return (
    <>
      <CartSum label={say('Sent to')}>
        <dd className={css.sumValue}>{sentTo}</dd>
      </CartSum>
      <CartSum label={say('In this request')}>
        <dd className={css.sumValue}>
          {say('{items}, {sizes}', {
            items: say('{count} item|{count} items', { count: items }),
            sizes: say('{count} size|{count} sizes', { count: sizes }),
          })}
        </dd>
      </CartSum>
    </>
  );
}
