'use client';

import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Ticket.css.ts';

export interface TicketProps extends Unstyled {
  /** The number that the customer was told at the kiosk. */
  number: number;
  /**
   * - `strip`: glyph and figure, first in the strip of a row
   * - `panel`: a notched ticket of 40 px, in a panel
   * - `lid`: volt, on the lid of a new request
   * @default 'strip'
   */
  variant?: 'strip' | 'panel' | 'lid';
  /** Of a `strip`. @default 'm' */
  size?: 's' | 'm';
}

/** The customer's number, by which people call and find a customer. In the same digits in every language, as on the kiosk. */
export function Ticket({ number, variant = 'strip', size = 'm' }: TicketProps) {
  const say = useMessages('Ticket');
  const digits = String(number);
  return (
    <span className={variant === 'strip' ? css.strip({ size }) : css.ticket({ variant })}>
      <VisuallyHidden>{say('Customer {number}', { number: digits })}</VisuallyHidden>
      {variant === 'strip' ? <Icon icon={icons.ticket} size={size === 's' ? 16 : 20} /> : null}
      {variant === 'panel' ? (
        <span className={css.word} aria-hidden="true">
          {say('Customer')}
        </span>
      ) : null}
      <bdi className={variant === 'strip' ? undefined : css.figure} aria-hidden="true">
        {digits}
      </bdi>
    </span>
  );
}
