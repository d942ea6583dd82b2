import type { ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './StickyBar.css.ts';

export interface StickyBarProps extends Unstyled {
  /** Rows of tools and chips, below each other. */
  children?: ReactNode;
}

/**
 * The tools above a long list of an AppShell's page: they stay in sight while the list scrolls below them. In a small
 * window they scroll with the page.
 */
export function StickyBar({ children }: StickyBarProps) {
  return (
    <div className={css.bar} data-sticky>
      {children}
    </div>
  );
}
