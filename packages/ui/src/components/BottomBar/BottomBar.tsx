import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './BottomBar.css.ts';

export interface BottomBarProps extends Unstyled {
  /** One or two large `Button`s, the signal action first with `isFill`. A text before them names their object. */
  children: ReactNode;
}

/** The action of a page at the bottom of small screens, in reach of the thumb: the `bottom` of an AppShell. */
export function BottomBar({ children }: BottomBarProps) {
  return <div className={css.bar}>{children}</div>;
}
