'use client';

import { useId, type ReactNode } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { RowTitle } from '../../internal/RowTitle.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './DeliveryRow.css.ts';

export interface DeliveryRowProps extends Unstyled {
  /** Name of the sender. */
  from: string;
  /** The sender's number of the delivery. */
  number: string;
  /** How many pairs are announced. */
  pairs: number;
  /** How many cartons are announced. */
  cartons: number;
  /** The day on which it is expected or was closed: "Today", "Sat, Nov 21". */
  day: string;
  /** Below the day: "3 days late". */
  dayNote?: string | undefined;
  /** Sets the edge; `late` also the colour of the day. @default 'plain' */
  state?: 'plain' | 'counting' | 'late' | 'closed';
  /** Pairs that are counted; `null` before the first one, which is not zero. */
  counted: number | null;
  /** In the place of the progress: a stamp, how many pairs are to put away. */
  end?: ReactNode;
  /** Its panel is open: the number is inverted. @default false */
  isOpen?: boolean;
  /** Opens it: the whole row is a target. */
  onOpen: () => void;
}

/** The most dashed cartons that a row shows. */
const MINIS_MAX = 6;

/** A delivery in a list: its pairs first, then who sends it, its day, and how far its count is. */
export function DeliveryRow(props: DeliveryRowProps) {
  const { from, number, pairs, cartons, day, dayNote, state = 'plain', isOpen = false, onOpen } = props;
  const say = useMessages('DeliveryRow');
  const id = useId();
  const [nameId, numberId] = [`${id}name`, `${id}number`];
  const label = `${nameId} ${numberId}`;
  return (
    <article className={css.frame} aria-labelledby={label}>
      <div className={css.row({ state, isOpen })}>
        <div className={css.pairs({ isOpen })}>
          <span className={pairs > 999 ? `${css.figure} ${css.manyPairs}` : css.figure}>{pairs}</span>
          <span className={css.caption({ isChosen: isOpen })}>
            {pairs === 1
              ? say('pair in one carton')
              : say('pairs in {count} carton|pairs in {count} cartons', { count: cartons })}
          </span>
        </div>
        <div className={css.name}>
          <RowTitle id={nameId} name={from} labelledBy={label} isOpen={isOpen} onOpen={onOpen} />
          <span className={css.number} id={numberId}>
            <Icon icon={icons.truck} size={16} />
            <Code size={15}>{number}</Code>
          </span>
        </div>
        <div className={css.day}>
          <span className={css.date({ isLate: state === 'late' })}>{day}</span>
          {dayNote !== undefined && <span className={css.caption({ isChosen: false })}>{dayNote}</span>}
        </div>
        <div className={css.progress}>{props.end ?? <Progress {...props} />}</div>
      </div>
    </article>
  );
}

function Progress({ pairs, cartons, counted }: DeliveryRowProps) {
  const say = useMessages('DeliveryRow');
  if (counted === null) {
    return (
      <>
        <span className={css.minis} aria-hidden="true">
          {Array.from({ length: Math.min(cartons, MINIS_MAX) }, (_, index) => (
            <span key={index} className={css.mini} />
          ))}
        </span>
        <span className={css.caption({ isChosen: false })}>{say('No carton opened yet')}</span>
      </>
    );
  }
  return (
    <>
      <span className={css.count}>{say('{done} of {total}', { done: counted, total: pairs })}</span>
      <div className={css.track} aria-hidden="true">
        <div className={css.done} style={{ width: `${pairs === 0 ? 100 : Math.min(100, (counted / pairs) * 100)}%` }} />
      </div>
    </>
  );
}
