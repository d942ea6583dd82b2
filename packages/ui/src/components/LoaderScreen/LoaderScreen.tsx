import type { ReactNode } from 'react';
import { Mark } from '../../internal/Mark.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './LoaderScreen.css.ts';

export interface LoaderScreenProps extends Unstyled {
  /** What is running: "Signing you in". */
  label: string;
  /** Shown if it takes long or fails. */
  note?: string;
  /** A button, e.g. "Try again". */
  action?: ReactNode;
}

/** A whole page while something is loaded. Appears after a short delay, so that it does not flash. */
export function LoaderScreen({ label, note, action }: LoaderScreenProps) {
  return (
    <main className={css.screen}>
      <div className={css.middle}>
        <Mark size={48} />
        <div role="status">
          <h1 className={css.label}>{label}</h1>
        </div>
        <div className={css.track} role="progressbar" aria-label={label}>
          <span className={css.runner} />
        </div>
        {note === undefined ? null : <p className={css.note}>{note}</p>}
        {action}
      </div>
    </main>
  );
}
