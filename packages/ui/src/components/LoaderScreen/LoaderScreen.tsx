import type { ReactNode } from 'react';
import { Mark } from '../../internal/Mark.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './LoaderScreen.css.ts';

export interface LoaderScreenProps extends Unstyled {
  /** What is under way: "Signing you in". */
  label: string;
  /** When it takes longer, or has failed. */
  note?: string;
  /** A way out: "Try again" [S-07]. */
  action?: ReactNode;
}

/** A whole page that waits. Shows after a moment only, so that a quick answer does not flash. */
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
