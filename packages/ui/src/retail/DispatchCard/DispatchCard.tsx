'use client';

import type { ReactNode } from 'react';
import { BoxLabel, type LabelledUnit } from '../BoxLabel/BoxLabel.tsx';
import { BoxLabelAction } from '../BoxLabel/BoxLabelAction.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { useTicketField } from '../Ticket/useTicketField.tsx';

/** A checked-out pair. */
export interface DispatchCardPair extends LabelledUnit {
  /** `null` for a product without SKU. */
  sku: string | null;
  /** Who has it now: "Maren Okafor". */
  to: string;
  /** Who requested it, if not `to`: "Kiosk Front door". Not shown with a `customerNumber`, which says for whom. */
  from?: string | undefined;
  /** Time of the check-out, ISO 8601; `null` if unknown. */
  since: string | null;
  /** Who checked it out; `null` if unknown. */
  by: string | null;
  /** The number that the customer was told at the kiosk. @default none */
  customerNumber?: number | null;
  /** Its associate is sending it back. @default false */
  isComingBack?: boolean;
  /** The customer has it. @default false */
  isHandedOver?: boolean;
}

export interface DispatchCardProps extends Unstyled {
  /** The pair that is out, with its request. */
  pair: DispatchCardPair;
  /** The current time in ms, from the parent, so that all cards of a list change together. */
  now: number;
  /** Age from which the card says "late", ms. @default never */
  lateAfterMs?: number;
  /** Opens its request. */
  onOpen?: () => void;
  /** Opens its actions in a panel: the whole card can be pressed. */
  onSelect?: () => void;
  /** Its panel is open. @default false */
  isOpen?: boolean;
  /** A `WaitingMark` in place of the stamp, for a write that is kept on the device. */
  mark?: ReactNode;
}

/** A checked-out pair: what, to whom and since when. For a pair that is not checked out use RequestCard. */
export function DispatchCard({ pair, now, lateAfterMs, onOpen, onSelect, isOpen = false, mark }: DispatchCardProps) {
  const say = useMessages('DispatchCard');
  const { to, from, since, by, sku, isComingBack = false, isHandedOver = false, customerNumber, ...label } = pair;
  const number = useTicketField(customerNumber);
  const state = isComingBack ? 'Coming back' : isHandedOver ? 'Handed over' : 'Checked out';
  return (
    <BoxLabel
      {...label}
      headingLevel={2}
      state="out"
      stamp={mark ?? <Stamp state={isComingBack ? 'pending' : 'out'}>{say(state)}</Stamp>}
      isOpen={isOpen}
      onOpen={onSelect}
      action={
        onOpen && (
          <BoxLabelAction
            label={say('Open request of {name}, size {size}', { name: label.name, size: label.size })}
            onPress={onOpen}
          >
            {say('Open request')}
          </BoxLabelAction>
        )
      }
      fields={[
        ...number,
        { label: say('SKU'), value: sku ?? say('No SKU'), isCode: sku !== null, isPlain: true },
        {
          label: say('To'),
          value: from === undefined || from === to || customerNumber ? to : say('{to}, for {from}', { to, from }),
          isWide: true,
        },
        ...(by === null ? [] : [{ label: say('By'), value: by }]),
        {
          label: say('Out'),
          value: <RelativeTime since={since ?? ''} now={now} lateAfterMs={lateAfterMs} />,
        },
      ]}
    />
  );
}
