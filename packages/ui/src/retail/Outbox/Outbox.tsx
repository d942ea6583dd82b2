'use client';

import { memo } from 'react';
import { Code } from '../../components/Code/Code.tsx';
import { Count } from '../../components/Count/Count.tsx';
import { List } from '../../components/List/List.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { ConflictCard, type OutboxConflict } from './ConflictCard.tsx';
import { WaitingMark } from '../WaitingMark/WaitingMark.tsx';
import * as css from './Outbox.css.ts';

export type { OutboxConflict };

/** A write that is kept on the device. */
export interface OutboxEntry {
  id: number;
  /** What it does: "Check out". */
  action: string;
  /** The product, or what it is about. */
  name: string;
  size?: string | undefined;
  bin?: string | null | undefined;
  /** When it was scanned or pressed, as a text: "14:32". */
  at: string;
  /** It is being sent. @default false */
  isSending?: boolean;
}

export interface OutboxProps extends Unstyled {
  /** Writes that need an answer of the user; they are on top. */
  conflicts: readonly OutboxConflict[];
  /** The other writes in the order in which they are sent. @default only the conflicts, above a list */
  entries?: readonly OutboxEntry[];
  /** When the server answered last and is tried again. @default where the writes are kept */
  note?: string;
}

interface EntryProps extends OutboxEntry {
  /** Its number in the order. */
  number: number;
}

/** Height of an entry before it is measured, px. */
const ENTRY_HEIGHT = 73;

const keyOf = ({ id }: OutboxEntry) => String(id);

/** The writes that wait on this device: what needs an answer, then the others in order. Fills its parent. */
export function Outbox({ conflicts, entries, note }: OutboxProps) {
  const say = useMessages('Outbox');
  const cards = conflicts.map((conflict) => <ConflictCard key={conflict.id} {...conflict} />);
  if (entries === undefined) return <div className={css.conflicts}>{cards}</div>;
  return (
    <div className={css.outbox}>
      {cards}
      <header className={css.head}>
        <h2 className={css.title}>{say('Waiting, in order')}</h2>
        <Count value={entries.length} />
      </header>
      <div className={css.list}>
        <List label={say('Waiting, in order')} items={entries} getKey={keyOf} estimatedHeight={ENTRY_HEIGHT} isInPage>
          {(entry, index) => <Entry {...entry} number={index + 1} />}
        </List>
      </div>
      <p className={css.note}>{note ?? say('Kept on this device, also when you close the page.')}</p>
    </div>
  );
}

/** Of hundreds of scans without network each new one must stay as cheap as the first one: unchanged entries are kept. */
const Entry = memo(function Entry({ action, name, size, bin, at, isSending = false, number }: EntryProps) {
  const say = useMessages('Outbox');
  return (
    <div className={css.entry}>
      {isSending ? <Spinner size={24} label={say('Sending')} /> : <WaitingMark number={number} />}
      <span className={css.words}>
        <b className={css.action}>{action}</b>
        <span className={css.name}>{name}</span>
      </span>
      {size === undefined ? <span /> : <SizeFigure size={size} scale={28} />}
      <span className={css.place}>
        {bin ? <Code>{bin}</Code> : null}
        <Code>{at}</Code>
      </span>
    </div>
  );
});
