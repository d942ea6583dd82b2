'use client';

import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Spinner.css.ts';

export interface SpinnerProps extends Unstyled {
  /** Text for screen readers. @default 'Loading' */
  label?: string;
  /** Diameter in px. @default 24 */
  size?: 16 | 24 | 40;
}

/** Something of unknown duration is running. If the shape of the result is known, use Skeleton. */
export function Spinner({ label, size = 24 }: SpinnerProps) {
  const say = useMessages('Spinner');
  return (
    <span className={css.wrap} role="progressbar" aria-label={label ?? say('Loading')}>
      <span className={css.spinner({ size })} />
    </span>
  );
}
