'use client';

import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './Outbox.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** A kept write that the server refused, or that is too old to be sent. */
export interface OutboxConflict {
  id: number;
  /** The product, or what it is about. */
  name: string;
  size?: string | undefined;
  bin?: string | null | undefined;
  /** When it was scanned or pressed, as a text: "14:27". */
  at: string;
  /** What happened, and what to do: "Petra Lindqvist checked this pair out. Do you have the box in your hands?" */
  text: string;
  /** What the user can answer; the first one is the signal action. */
  answers: readonly { label: string; onPress: () => void }[];
}

/** Explains one conflict and offers its answers. */
export function ConflictCard({ name, size, bin, at, text, answers }: OutboxConflict) {
  const say = useMessages('Outbox');
  const nameId = useId();
  return (
    <article className={css.conflict} aria-labelledby={nameId}>
      <p className={css.conflictHead}>
        <Stamp state="error">{say('Not sent')}</Stamp>
        <Code>{at}</Code>
      </p>
      <p className={css.figures}>
        {bin ? <span className={css.bin}>{bin}</span> : null}
        {size === undefined ? null : <SizeFigure size={size} scale={40} />}
      </p>
      <h3 className={css.conflictName} id={nameId}>
        {name}
      </h3>
      <p className={css.text} role="status">
        {wholeCodes(text)}
      </p>
      {answers.map(({ label, onPress }, index) => (
        <Button key={label} variant={index === 0 ? 'signal' : 'plain'} size="m" isFill onPress={onPress}>
          {label}
        </Button>
      ))}
    </article>
  );
}
