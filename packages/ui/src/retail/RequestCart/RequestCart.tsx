'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { RequestCartLine, type RequestCartItem } from './RequestCartLine.tsx';
import * as css from './RequestCart.css.ts';

export interface RequestCartProps extends Unstyled {
  lines: readonly RequestCartItem[];
  /** Who gets the request: "Warehouse, Canal Street". */
  sentTo: string;
  /** The request is on its way: nothing can be changed or placed twice. @default false */
  isPlacing?: boolean;
  /** Never called with less than 1; removing is a thing of its own. */
  onQuantityChange: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
  onPlace: () => void;
  /** Shows a cross; leave it out where the cart always stays. */
  onClose?: () => void;
  /** Where a scanned box is added, e.g. a `ScanField`. @default nothing */
  scan?: ReactNode;
}

/** What goes to the warehouse with the next request. Fills the sheet it stands in; its head and foot stay, its lines scroll. */
export function RequestCart(props: RequestCartProps) {
  const { lines, isPlacing = false } = props;
  const say = useMessages('RequestCart');
  const titleId = useId();
  const items = lines.reduce((sum, line) => sum + line.quantity, 0);
  // Two shoes in 8 US M are one size.
  const sizes = new Set(lines.map(({ size, sizeSystem }) => `${size} ${sizeSystem}`)).size;
  return (
    // Takes the focus of a line that goes: the next Tab is in the cart still.
    <section className={css.cart} aria-labelledby={titleId} tabIndex={-1}>
      <header className={css.head}>
        <h2 className={css.title} id={titleId}>
          {say('Request cart')}
        </h2>
        {props.onClose ? <IconButton icon={icons.x} label={say('Close cart')} onPress={props.onClose} /> : null}
      </header>
      {/* While it is sent none of its buttons takes the focus: then the lines themselves do, and the keys scroll them. */}
      <div className={css.body} {...(isPlacing && { role: 'group', tabIndex: 0, 'aria-labelledby': titleId })}>
        {lines.length === 0 ? (
          <div className={css.empty}>
            <h3 className={css.emptyTitle}>{say('Your cart is empty')}</h3>
            <p className={css.soft}>{say('Add pairs from the list, then place the request.')}</p>
          </div>
        ) : (
          <ul>
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
      </div>
      <footer className={css.foot}>
        <dl className={css.sums}>
          <div className={css.sum}>
            <dt className={css.soft}>{say('Sent to')}</dt>
            <dd className={css.sumValue}>{props.sentTo}</dd>
          </div>
          <div className={css.sum}>
            <dt className={css.soft}>{say('In this request')}</dt>
            <dd className={css.sumValue}>
              {say('{items}, {sizes}', {
                items: say('{count} item|{count} items', { count: items }),
                sizes: say('{count} size|{count} sizes', { count: sizes }),
              })}
            </dd>
          </div>
        </dl>
        <Button
          variant="signal"
          size="xl"
          isFill
          isDisabled={lines.length === 0}
          isPending={isPlacing}
          onPress={props.onPlace}
        >
          {say('PLACE REQUEST')}
        </Button>
      </footer>
    </section>
  );
}
