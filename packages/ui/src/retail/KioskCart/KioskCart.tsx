'use client';

import { Fragment, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { useRemoved } from '../../internal/useRemoved.ts';
import { Price } from '../../components/Price/Price.tsx';
import { KioskCartLine, type KioskCartItem } from './KioskCartLine.tsx';
import * as css from './KioskCart.css.ts';

export interface KioskCartProps extends Unstyled {
  /** In the order in which they were added. */
  lines: readonly KioskCartItem[];
  /** The request is on its way: nothing can be changed or sent twice. @default false */
  isSending?: boolean;
  /** Never called with less than 1; removing is a thing of its own [C-06]. */
  onQuantityChange: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
  /** Puts the removed line back where it stood. */
  onUndo: (line: KioskCartItem, index: number) => void;
  /** Asks the staff to bring everything [C-05]. */
  onRequest: () => void;
  /** Shows a cross; leave it out where the cart always stays. */
  onClose?: () => void;
}

/**
 * What a customer at the kiosk wants to try on: large targets, totals, and a way back from every removal. Fills the
 * sheet it stands in; its head and foot stay, its lines scroll. For the staff's cart use RequestCart.
 */
export function KioskCart(props: KioskCartProps) {
  const { lines, isSending = false, onQuantityChange, onRemove, onUndo, onRequest, onClose } = props;
  const say = useMessages('KioskCart');
  const { removed, remember, forget } = useRemoved(lines);
  const titleId = useId();
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // In cents, so that 0.1 + 0.2 is 0.3.
  const cents = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);

  const undo = removed && (
    <li className={css.undo}>
      <span className={css.gone} role="status">
        {say('{pair} removed.', {
          pair: say('{name}, size {size}', { name: removed.line.name, size: removed.line.size }),
        })}
      </span>
      <Button
        // The button that was pressed is gone; the way back has its focus.
        ref={(button) => button?.focus()}
        variant="quiet"
        size="l"
        icon={icons.undo}
        aria-label={say('Undo: {pair}', {
          pair: say('{name}, size {size}', { name: removed.line.name, size: removed.line.size }),
        })}
        onPress={() => {
          forget();
          onUndo(removed.line, removed.index);
        }}
      >
        {say('Undo')}
      </Button>
    </li>
  );

  return (
    <section className={css.cart} aria-labelledby={titleId}>
      <header className={css.head}>
        <h2 className={css.title} id={titleId}>
          {say('To try on')}
        </h2>
        {onClose && (
          <button type="button" className={css.close} aria-label={say('Close')} onClick={onClose}>
            <Icon icon={icons.x} size={24} />
          </button>
        )}
      </header>
      {/* While it is sent none of its buttons takes the focus: then the lines themselves do, and the keys scroll them. */}
      <div className={css.body} {...(isSending && { role: 'group', tabIndex: 0, 'aria-labelledby': titleId })}>
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
          <div className={css.empty}>
            <h3 className={css.emptyTitle}>{say('Your cart is empty')}</h3>
            <p className={css.soft}>{say("Choose a product and your size. We'll bring it to you.")}</p>
          </div>
        )}
      </div>
      <footer className={css.foot}>
        <dl className={css.sums}>
          <div className={css.sum}>
            <dt className={css.soft}>{say('Total')}</dt>
            <dd className={css.count}>{say('{count} item|{count} items', { count: items })}</dd>
            <dd className={css.total}>
              <Price amount={cents / 100} />
            </dd>
          </div>
        </dl>
        <Button
          variant="signal"
          size="xl"
          isFill
          isDisabled={lines.length === 0}
          isPending={isSending}
          onPress={onRequest}
        >
          {say('Request to try on')}
        </Button>
      </footer>
    </section>
  );
}
