import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Stamp.css.ts';

/** Statuses of a stamp. */
export type StampState =
  | 'request'
  | 'pending'
  | 'held'
  | 'out'
  | 'sold'
  | 'next'
  | 'consigned'
  | 'error'
  | 'found'
  | 'unexpected';

// Each icon has another shape, so that a stamp is clear in black and white.
const glyphs: Record<StampState, ReactNode> = {
  request: <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="2" />,
  pending: (
    <>
      <circle cx="5" cy="5" r="4.1" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  held: <path d="M1.5 1.5h7v7h-7z" fill="none" stroke="currentColor" strokeWidth="2" />,
  out: <path d="M1 8.6L8.2 1.6M3 1.4h5.6v5.6" fill="none" stroke="currentColor" strokeWidth="2" />,
  sold: <path d="M1 1h8v8H1z" fill="currentColor" />,
  next: <path d="M2 .6L9 5 2 9.4z" fill="currentColor" />,
  consigned: <path d="M5 .4L9.6 5 5 9.6.4 5z" fill="currentColor" />,
  found: <path d="M1 5.4l2.8 2.8L9 2" fill="none" stroke="currentColor" strokeWidth="2" />,
  unexpected: <path d="M5 1v8M1 5h8" fill="none" stroke="currentColor" strokeWidth="2" />,
  error: <path d="M1.4 1.4l7.2 7.2M8.6 1.4L1.4 8.6" fill="none" stroke="currentColor" strokeWidth="2" />,
};

export interface StampProps extends Unstyled {
  /** Sets icon, outline and colour. */
  state: StampState;
  /** The text. */
  children: ReactNode;
}

/** The status of a pair: icon, outline and text. */
export function Stamp({ state, children }: StampProps) {
  return (
    <span className={css.stamp({ state })}>
      <svg className={css.glyph} viewBox="0 0 10 10" aria-hidden="true">
        {glyphs[state]}
      </svg>
      {children}
    </span>
  );
}
