'use client';

import { Fragment } from 'react';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { BoxArt } from '../BoxArt/BoxArt.tsx';
import { REFUSALS, type KioskRefusal } from '../KioskShell/refusals.ts';
import { KioskSpots, type KioskSpotsProps } from './KioskSpots.tsx';
import { KioskCartLine, type KioskCartItem } from './KioskCartLine.tsx';
import { RemovedBox } from './RemovedBox.tsx';
import * as css from './KioskCart.css.ts';

export interface KioskCartProps extends Unstyled, Partial<KioskSpotsProps> {
  /** From the top of the pile to its bottom. */
  lines: readonly KioskCartItem[];
  /** The line that was removed last and can be put back, and its former index. */
  removed?: { line: KioskCartItem; index: number } | undefined;
  /** Whether another unit fits into the cart. @default true */
  canAdd?: boolean;
  /** The request is being sent: the cart cannot be changed. @default false */
  isSending?: boolean;
  /** Why the last request was refused. */
  refusal?: KioskRefusal | undefined;
  /** Called with a quantity of at least 1; use `onRemove` to remove a line. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called with the id of the pair that was removed. */
  onRemove: (id: string) => void;
  /** Restores the removed line. */
  onPutBack: () => void;
}

/** The customer's cart as a pile of boxes on the dock, where KioskCartDock sends it. For the staff's cart use RequestCart. */
export function KioskCart(props: KioskCartProps) {
  const { lines, removed, canAdd = true, isSending = false, refusal, spots = [] } = props;
  const say = useMessages('Kiosk');
  if (lines.length === 0 && !removed) return <BoxArt art="emptyCart" />;
  const gap = removed && <RemovedBox line={removed.line} onPutBack={props.onPutBack} />;
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{say('To try on')}</h1>
        <p className={css.soft}>{say('We bring these to you. Trying on is free.')}</p>
        {refusal && (
          <div className={css.refusal}>
            <InlineMessage severity="critical">{say(REFUSALS[refusal])}</InlineMessage>
          </div>
        )}
        {spots.length > 0 && lines.length > 0 && (
          <div inert={isSending} className={css.where}>
            <KioskSpots spots={spots} spot={props.spot} onSpotChange={props.onSpotChange} />
          </div>
        )}
      </header>
      <ul className={css.pile} inert={isSending}>
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            {removed?.index === index && gap}
            <KioskCartLine
              line={line}
              canAdd={canAdd}
              onQuantityChange={(quantity) => props.onQuantityChange(line.id, quantity)}
              onRemove={() => props.onRemove(line.id)}
            />
          </Fragment>
        ))}
        {removed && removed.index >= lines.length && gap}
      </ul>
    </section>
  );
}
