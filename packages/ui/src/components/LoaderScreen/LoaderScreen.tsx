import type { ReactNode } from 'react';
import { Mark } from '../../internal/Mark.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './LoaderScreen.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface LoaderScreenProps extends Unstyled {
  /** Names the running task: "Signing you in". With `hasFailed`, names the failure: "The store did not answer". */
  label: string;
  /** Shown if it takes long or fails. */
  note?: string;
  /** It failed: nothing is running, so there is no bar. @default false */
  hasFailed?: boolean;
  /** A button, e.g. "Try again". */
  action?: ReactNode;
}

/** A whole page while something is loaded. Appears after a short delay, so that it does not flash. */
export function LoaderScreen({ label, note, hasFailed = false, action }: LoaderScreenProps) {
  return (
    <main className={css.screen}>
      <div className={css.middle}>
        <Mark size={48} />
        <div role="status">
          <h1 className={css.label}>{label}</h1>
        </div>
        {hasFailed ? null : (
          <div className={css.track} role="progressbar" aria-label={label}>
            <span className={css.runner} />
          </div>
        )}
        {note === undefined ? null : <p className={css.note}>{wholeCodes(note)}</p>}
        {action}
      </div>
    </main>
  );
}
