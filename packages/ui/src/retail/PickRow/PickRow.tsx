'use client';

import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './PickRow.css.ts';

export interface PickRowProps extends Unstyled {
  /** "A-14-03", or `null` without a bin. */
  bin: string | null;
  /** The shelf, shown below the bin as "Shelf 3". @default the text "Bin" */
  shelf?: string | null;
  size: string;
  sizeSystem: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  sku: string | null;
  /** Who requested it: "Maren Okafor", "Kiosk Front door". */
  by: string;
  /** When, as a text: "14:31". */
  at: string;
  /** `next` is the next pick: it has a stamp, and its button is in PickDetail. `pending` was reported missing. */
  state: 'waiting' | 'next' | 'out' | 'pending';
  /** The next pick is pending, too: shows both stamps. @default false */
  isAside?: boolean;
  /** When it was checked out, as a text: "14:32:07". */
  outAt?: string | null;
  /** Why it is pending: "Not in bin". */
  note?: string | null;
  /** The check-out is running. @default false */
  isPending?: boolean;
  /** Its detail is open: marked for screen readers, by its edge and by an inverted size. @default false */
  isOpen?: boolean;
  onCheckOut?: () => void;
  /** Undoes the check-out of a row in the state out: a button in place of the time. Leave it out when it is too late. */
  onUndo?: () => void;
  /** Opens its detail. The whole row is then a target. */
  onOpen?: () => void;
}

/** A row of the pick list: first the bin, then the size, on one baseline. */
export function PickRow(props: PickRowProps) {
  const say = useMessages('PickRow');
  const { bin, shelf, size, sizeSystem, name, sku, state, isOpen = false, onOpen } = props;
  const nameId = useId();
  return (
    <article className={css.frame} aria-labelledby={nameId}>
      <div className={css.row({ state, isOpen })}>
        <div className={css.binCell}>
          <span className={css.bin}>{bin ?? '--'}</span>
          <span className={css.caption}>{shelf ? say('Shelf {shelf}', { shelf }) : say('Bin')}</span>
        </div>
        <div className={css.sizeCell({ isOpen })}>
          <SizeFigure size={size} scale={40} />
          <span className={css.system({ isOpen })}>{sizeSystem}</span>
        </div>
        <div className={css.body}>
          <h3 className={css.name} id={nameId} title={name}>
            {onOpen ? (
              <button type="button" className={css.open} aria-current={isOpen} onClick={onOpen}>
                {name}
              </button>
            ) : (
              name
            )}
          </h3>
          <p className={css.way}>
            <Swatch colours={props.colourway.swatches} />
            {sku === null ? say('No SKU') : <Code size={15}>{sku}</Code>}
          </p>
          <p className={`${css.caption} ${css.requested}`} title={props.by}>
            <Code>{props.at}</Code>
            <span className={css.by}>{props.by}</span>
          </p>
        </div>
        <div
          className={css.action({ hasButton: state === 'waiting' || (state === 'out' && props.onUndo !== undefined) })}
        >
          <PickRowAction {...props} />
        </div>
      </div>
    </article>
  );
}

function PickRowAction({
  state,
  name,
  size,
  isAside = false,
  outAt,
  note,
  isPending = false,
  onCheckOut,
  onUndo,
}: PickRowProps) {
  const say = useMessages('PickRow');
  if (state === 'out') {
    return (
      <div className={css.done} role="status">
        <span className={css.tick}>
          <Icon icon={icons.check} />
        </span>
        <span className={css.doneWord}>{say('Checked out')}</span>
        {onUndo ? (
          <Button
            variant="quiet"
            size="s"
            isPending={isPending}
            aria-label={say('Undo check-out of {name}, size {size}', { name, size })}
            onPress={onUndo}
          >
            {say('Undo')}
          </Button>
        ) : outAt ? (
          <Code>{outAt}</Code>
        ) : null}
      </div>
    );
  }
  if (state === 'next' || state === 'pending') {
    return (
      <div className={css.aside}>
        {state === 'next' ? <Stamp state="next">{say('Next pick')}</Stamp> : null}
        {state === 'pending' || isAside ? <Stamp state="pending">{say('Pending')}</Stamp> : null}
        {note && (state === 'pending' || isAside) ? <span className={css.note}>{note}</span> : null}
      </div>
    );
  }
  return onCheckOut ? (
    <Button
      size="s"
      isFill
      isPending={isPending}
      aria-label={say('Check out {name}, size {size}', { name, size })}
      onPress={onCheckOut}
    >
      {say('Check out')}
    </Button>
  ) : null;
}
