'use client';

import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './WaitingMark.css.ts';

export interface WaitingMarkProps extends Unstyled {
  /** Its number in the order in which writes are sent, the same in the row and in the Outbox. */
  number: number;
  /** What the write does: "Check out". @default only the number, as decoration */
  action?: string;
  /** Below the action: since when it waits, or the button that undoes it. */
  children?: ReactNode;
}

/** Marks a write that is kept on this device: its number in the order, and what it does. */
export function WaitingMark({ number, action, children }: WaitingMarkProps) {
  if (action === undefined) {
    return (
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
    );
  }
  return (
    <div className={css.mark} role="status">
      <span className={css.number}>{number}</span>
      <span className={css.action}>{action}</span>
      {children}
    </div>
  );
}
