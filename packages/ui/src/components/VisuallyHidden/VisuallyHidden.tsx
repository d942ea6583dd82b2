import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Unstyled {
  /** HTML element. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3';
  /** The text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: As = 'span', children }: VisuallyHiddenProps) {
  return <As className={css.visuallyHidden}>{children}</As>;
}
