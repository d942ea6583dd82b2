'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { RowTitle } from '../../internal/RowTitle.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { Ticket } from '../Ticket/Ticket.tsx';
import { WaitingMark } from '../WaitingMark/WaitingMark.tsx';
import * as css from './PickRow.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface PickRowProps extends Unstyled {
  /** "A-14-03", or `null` without a bin. */
  bin: string | null;
  /** Whether a pair is reserved: without bin and pair the row says "No pair left". @default true */
  hasPair?: boolean;
  /** The shelf, shown below the bin as "Shelf 3". @default the text "Bin" */
  shelf?: string | null;
  /** Size as on the box, "10.5". */
  size: string;
  /** System of the size, "US M". */
  sizeSystem: string;
  /** Name of the product. */
  name: string;
  /** The row shows the colours; screen readers read the name. */
  colourway: { name: string; swatches: readonly string[] };
  /** Style and colourway; `null` if it has none. */
  sku: string | null;
  /** The number that the customer was told at the kiosk, below the bin. @default none */
  customerNumber?: number | null;
  /** Who requested it: "Maren Okafor", "Kiosk Front door". */
  by: string;
  /** When, as a text: "14:31". */
  at: string;
  /** Why it is picked, as a word beside the bin: a customer waits for a try-on, or the shelf is filled. @default none */
  kind?: 'try-on' | 'replenishment';
  /** The age of the request in words, as a RelativeTime, in place of the time: "12 min", "since 14:11". @default the time */
  age?: ReactNode;
  /**
   * - `waiting` to be picked · `pending` was reported missing
   * - `next` is the next pick: it has a stamp, and its button is in PickDetail
   * - `out` was checked out just now · `away` was checked out earlier
   * - `held` by another picker, named by `heldBy`
   * - `finished` by another person, told by `finished`
   * - `queued` has a write that is kept on this device, told by `queued`
   * - `conflict` has a write that was not sent
   */
  state: 'waiting' | 'next' | 'out' | 'away' | 'pending' | 'held' | 'finished' | 'queued' | 'conflict';
  /** The picker who holds it. */
  heldBy?: string;
  /** What another person did with it ("Checked out"), and who: nothing can be done with the row. */
  finished?: { word: string; by: string | null };
  /** The write that waits: its number in the order, what it does ("Check out"), and when as a text. */
  queued?: { number: number; action: string; at: string };
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
  /** Called when the pair is checked out. */
  onCheckOut?: () => void;
  /** Undoes the check-out of a row in the state out or queued. Leave it out when it is too late. */
  onUndo?: () => void;
  /** Opens its detail. The whole row is then a target. */
  onOpen?: () => void;
}

/** A row of the pick list: first the bin, then the size, on one baseline. */
export function PickRow(props: PickRowProps) {
  const say = useMessages('PickRow');
  const { bin, shelf, size, sizeSystem, name, sku, state, isOpen = false, onOpen, customerNumber } = props;
  const id = useId();
  const [nameId, binId, sizeId, colourId] = [`${id}name`, `${id}bin`, `${id}size`, `${id}colour`];
  const label = `${nameId} ${binId} ${sizeId} ${colourId}`;
  return (
    <article className={css.frame} aria-labelledby={label}>
      <div className={css.row({ state, isOpen })}>
        <div className={css.binCell}>
          <span className={bin === null ? css.noBin : css.bin} id={binId}>
            {bin ?? say(props.hasPair === false ? 'No pair left' : 'No bin')}
          </span>
          <span className={`${css.caption} ${css.binWords}`}>
            {customerNumber ? (
              <span className={css.ticket}>
                <Ticket number={customerNumber} size="s" />
              </span>
            ) : null}
            {shelf ? say('Shelf {shelf}', { shelf }) : customerNumber || props.kind ? null : say('Bin')}
            {props.kind === undefined ? null : (
              <span className={css.kind}>{say(props.kind === 'try-on' ? 'Try-on' : 'Replenishment')}</span>
            )}
          </span>
        </div>
        <div className={css.sizeCell({ isOpen })} id={sizeId}>
          <SizeFigure size={size} scale={40} />
          <span className={css.system({ isOpen })}>{sizeSystem}</span>
        </div>
        <div className={css.body}>
          <RowTitle id={nameId} name={name} labelledBy={label} isOpen={isOpen} onOpen={onOpen} />
          <p className={css.way}>
            <Swatch colours={props.colourway.swatches} />
            <span id={colourId} className={css.colourName}>
              {props.colourway.name}
            </span>
            <span className={css.sku}>{sku === null ? say('No SKU') : <Code size={15}>{sku}</Code>}</span>
          </p>
          <p className={`${css.caption} ${css.requested}`} title={props.by}>
            <span className={css.age}>{props.age ?? <Code>{props.at}</Code>}</span>
            <span className={css.by}>{props.by}</span>
          </p>
        </div>
        <div
          className={css.action({
            hasButton: state === 'waiting' || props.onUndo !== undefined,
            isOnPhone: state !== 'waiting' && state !== 'next',
          })}
        >
          <PickRowAction {...props} />
        </div>
        {props.note && isPendingRow(props) ? <p className={css.note}>{wholeCodes(props.note)}</p> : null}
      </div>
    </article>
  );
}

/** Whether its pair was reported: the row says why. */
const isPendingRow = ({ state, isAside = false }: PickRowProps) => state === 'pending' || (state === 'next' && isAside);

function PickRowAction(props: PickRowProps) {
  const say = useMessages('PickRow');
  const { state, isAside = false, heldBy } = props;
  if (state === 'out' || state === 'away') return <CheckedOut {...props} />;
  if (state === 'queued') return <Queued {...props} />;
  if (state === 'conflict') {
    return <Stamp state="error">{say('Not sent')}</Stamp>;
  }
  if (state === 'held') {
    return (
      <div className={css.aside}>
        <Stamp state="pending">{say('Taken')}</Stamp>
        <span className={css.holder}>{heldBy}</span>
      </div>
    );
  }
  if (state === 'finished' && props.finished) {
    return (
      <div className={css.aside} role="status">
        <span className={css.doneWord({ state: 'away' })}>{props.finished.word}</span>
        <span className={css.holder}>{props.finished.by}</span>
      </div>
    );
  }
  if (state === 'next' || state === 'pending') {
    return (
      <div className={css.aside}>
        {state === 'next' ? <Stamp state="next">{say('Next pick')}</Stamp> : null}
        {state === 'pending' || isAside ? <Stamp state="pending">{say('Pending')}</Stamp> : null}
      </div>
    );
  }
  return <CheckOutButton {...props} />;
}

function CheckOutButton({ name, size, isPending = false, onCheckOut }: PickRowProps) {
  const say = useMessages('PickRow');
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

function CheckedOut(props: PickRowProps) {
  const say = useMessages('PickRow');
  const { state, outAt, onUndo } = props;
  return (
    <div className={css.done} role={state === 'out' ? 'status' : undefined}>
      <span className={css.tick({ state: state === 'out' ? 'out' : 'away' })}>
        <Icon icon={icons.check} />
      </span>
      <span className={css.doneWord({ state: state === 'out' ? 'out' : 'away' })}>{say('Checked out')}</span>
      {onUndo ? <UndoButton {...props} onUndo={onUndo} /> : outAt ? <Code>{outAt}</Code> : null}
    </div>
  );
}

function UndoButton({ name, size, isPending = false, onUndo }: PickRowProps & { onUndo: () => void }) {
  const say = useMessages('PickRow');
  return (
    <Button
      variant="quiet"
      size="s"
      isPending={isPending}
      aria-label={say('Undo check-out of {name}, size {size}', { name, size })}
      onPress={onUndo}
    >
      {say('Undo')}
    </Button>
  );
}

/** The expected result of a write that is kept on this device, with its number in the order. */
function Queued({ queued, ...props }: PickRowProps) {
  const say = useMessages('PickRow');
  if (!queued) return null;
  return (
    <WaitingMark number={queued.number} action={queued.action}>
      {props.onUndo ? (
        <UndoButton {...props} onUndo={props.onUndo} />
      ) : (
        <span className={css.caption}>{say('Waiting, {time}', { time: queued.at })}</span>
      )}
    </WaitingMark>
  );
}
