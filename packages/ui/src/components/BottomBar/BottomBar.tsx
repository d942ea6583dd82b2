import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './BottomBar.css.ts';

export interface BottomBarProps extends Unstyled {
  /** The accessible name of the bar, which is a landmark outside of the main content. */
  label: string;
  /** One or two large `Button`s, the signal action first with `isFill`. A text before them names their object. */
  children: ReactNode;
}

/** The action of a page at the bottom of small screens, in reach of the thumb: the `bottom` of an AppShell. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <section aria-label={label} className={css.bar}>
      {children}
    </section>
  );
}
