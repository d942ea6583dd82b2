'use client';

import { useId, type ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { MISSING } from '../../internal/missingValue.ts';
import type { Unstyled } from '../../internal/props.ts';
import { RowTitle } from '../../internal/RowTitle.tsx';
import { timeOf } from '../../internal/timeOf.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import type { LabelledUnit } from '../BoxLabel/BoxLabel.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import * as css from './DispatchCard.css.ts';

/** A checked-out pair. */
export interface DispatchCardPair extends LabelledUnit {
  /** `null` for a product without SKU. */
  sku: string | null;
  /** Who has it now: "Maren Okafor". */
  to: string;
  /** Address of that person's picture. @default the initials */
  toPhotoUrl?: string | undefined;
  /** Where it is brought to: "Bench 2". @default from */
  spot?: string | null | undefined;
  /** Who requested it, if not `to`: "Kiosk Front door". Not shown with a `customerNumber`, which says for whom. */
  from?: string | undefined;
  /** Time of the check-out, ISO 8601; `null` if unknown. */
  since: string | null;
  /** The number that the customer was told at the kiosk. @default none */
  customerNumber?: number | null;
  /** Its associate is sending it back. @default false */
  isComingBack?: boolean;
  /** The customer has it. @default false */
  isHandedOver?: boolean;
}

export interface DispatchCardProps extends Unstyled {
  /** The pair that is out. */
  pair: DispatchCardPair;
  /** The current time in ms, from the parent, so that all cards of a list change together. */
  now: number;
  /** Age from which the card asks to find the pair, ms. @default never */
  lateAfterMs?: number;
  /** Opens its actions in a panel: the whole card can be pressed. */
  onSelect?: () => void;
  /** Its panel is open. @default false */
  isOpen?: boolean;
  /** Takes the pair back; the button is shown on a wide card only, so the panel needs it, too. */
  onTakeBack?: (() => void) | undefined;
  /** Hands the pair over; the button is shown on a wide card only. */
  onHandOver?: (() => void) | undefined;
  /**
   * The pair is chosen together with others: its size is inverted. The checkbox is shown from the width of a tablet.
   * @default none can be chosen
   */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void } | undefined;
  /** An action is running. @default false */
  isPending?: boolean;
  /** A `WaitingMark` in place of the time, for a write that is kept on the device. */
  mark?: ReactNode;
}

/** A checked-out pair in one row: size, product, customer, who has it and since when. */
export function DispatchCard(props: DispatchCardProps) {
  const { pair, now, lateAfterMs = Number.POSITIVE_INFINITY, onSelect, isOpen = false, choice } = props;
  const say = useMessages('DispatchCard');
  const id = useId();
  const [nameId, sizeId, colourId] = [`${id}name`, `${id}size`, `${id}colour`];
  const { name, size, sku, customerNumber } = pair;
  const isLate = !pair.isHandedOver && pair.since !== null && now - Date.parse(pair.since) >= lateAfterMs;
  return (
    <article className={css.frame} aria-labelledby={`${nameId} ${sizeId} ${colourId}`}>
      <div className={css.row({ isLate, isOpen, hasChoice: choice !== undefined })}>
        <div className={css.size({ isChosen: choice?.isChosen ?? false })} id={sizeId}>
          <SizeFigure size={size} scale={40} />
          <span className={css.system({ isChosen: choice?.isChosen ?? false })}>{pair.sizeSystem}</span>
        </div>
        {choice ? (
          <div className={css.choice}>
            <Checkbox isLabelHidden isSelected={choice.isChosen} onChange={choice.onChange}>
              {say('Choose {name}, size {size}', { name, size })}
            </Checkbox>
          </div>
        ) : null}
        <div className={css.picture}>
          <ImageWithFallback src={pair.imageUrl} alt="" width={92} height={48} />
        </div>
        <div className={css.body}>
          <RowTitle id={nameId} name={name} isOpen={isOpen} onOpen={onSelect} />
          <p className={css.way}>
            <Swatch colours={pair.colourway.swatches} />
            <span id={colourId}>{pair.colourway.name}</span>
          </p>
          <p className={css.sku}>{sku === null ? say('No SKU') : <Code>{sku}</Code>}</p>
        </div>
        {customerNumber ? (
          <div className={css.number}>
            <Ticket number={customerNumber} />
            <span className={css.numberWord} aria-hidden="true">
              {say('Customer')}
            </span>
          </div>
        ) : null}
        <Who pair={pair} />
        <div className={css.since}>{props.mark ?? <Since pair={pair} now={now} isLate={isLate} />}</div>
        <Actions {...props} />
      </div>
    </article>
  );
}

/** Who has the pair, and where or for whom. */
function Who({ pair: { to, toPhotoUrl, spot, from, customerNumber } }: Pick<DispatchCardProps, 'pair'>) {
  const say = useMessages('DispatchCard');
  const hasFrom = from !== undefined && from !== to && !customerNumber;
  const place = spot && spot !== to ? spot : hasFrom ? say('for {from}', { from }) : undefined;
  return (
    <div className={css.who}>
      <Avatar name={to} photoUrl={toPhotoUrl} size={24} />
      <span className={css.words} title={place === undefined ? to : `${to}, ${place}`}>
        <span className={css.person}>{to}</span>
        {place === undefined ? null : <span className={css.place}>{place}</span>}
      </span>
    </div>
  );
}

/** The time of day; below it the minutes since then, or the next step. */
function Since({ pair, now, isLate }: Pick<DispatchCardProps, 'pair' | 'now'> & { isLate: boolean }) {
  const say = useMessages('DispatchCard');
  const locale = useLocale();
  const { since, isComingBack = false, isHandedOver = false } = pair;
  const state = isComingBack ? 'Coming back' : isHandedOver ? 'Handed over' : isLate ? 'Find it' : undefined;
  return (
    <>
      <span className={css.time}>{since === null ? MISSING : timeOf(since, locale)}</span>
      {state === undefined ? (
        <span className={css.soft}>
          {since === null ? say('Checked out') : <RelativeTime since={since} now={now} />}
        </span>
      ) : (
        <span className={css.call}>{say(state)}</span>
      )}
    </>
  );
}

function Actions({ pair: { name, size }, onTakeBack, onHandOver, isPending = false }: DispatchCardProps) {
  const say = useMessages('DispatchCard');
  if (!onTakeBack && !onHandOver) return null;
  return (
    <div className={css.end}>
      {onTakeBack ? (
        <Button
          size="s"
          isPending={isPending}
          aria-label={say('Take back {name}, size {size}', { name, size })}
          onPress={onTakeBack}
        >
          {say('Take back')}
        </Button>
      ) : null}
      {onHandOver ? (
        <Button
          size="s"
          isDisabled={isPending}
          aria-label={say('Hand over {name}, size {size}', { name, size })}
          onPress={onHandOver}
        >
          {say('Hand over')}
        </Button>
      ) : null}
    </div>
  );
}
