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
  /** "A-14-03"; `null` when the pair stands in no bin. */
  bin: string | null;
  /** Shown under the bin: "Shelf 3". @default the word "Bin" */
  shelf?: string | null;
  size: string;
  sizeSystem: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  sku: string | null;
  /** Who asked: "Maren Okafor", "Kiosk Front door". */
  by: string;
  /** When, as it is to be read: "14:31". */
  at: string;
  /** `next` is the one box to fetch now, told by a stamp: its button stands in PickDetail. `pending` has been set aside. */
  state: 'waiting' | 'next' | 'out' | 'pending';
  /** The next box was set aside before: it says both. @default false */
  isAside?: boolean;
  /** When it was checked out: "14:32:07". */
  outAt?: string | null;
  /** Why it is pending: 'Not in bin'. */
  note?: string | null;
  /** Its check-out waits for an answer. @default false */
  isPending?: boolean;
  /** Shown beside the list; marked for screen readers, by its edge and by its inverted size. @default false */
  isOpen?: boolean;
  onCheckOut?: () => void;
  /** Opens its detail; the whole row then takes the press. */
  onOpen?: () => void;
}

/** A line of the picker's list: the bin first, then the size; both share a baseline. */
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
          <p className={`${css.caption} ${css.asked}`} title={props.by}>
            <Code>{props.at}</Code>
            <span className={css.by}>{props.by}</span>
          </p>
        </div>
        <div className={css.action({ hasButton: state === 'waiting' })}>
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
}: PickRowProps) {
  const say = useMessages('PickRow');
  if (state === 'out') {
    return (
      <div className={css.done} role="status">
        <span className={css.tick}>
          <Icon icon={icons.check} />
        </span>
        <span className={css.doneWord}>{say('Checked out')}</span>
        {outAt ? <Code>{outAt}</Code> : null}
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
