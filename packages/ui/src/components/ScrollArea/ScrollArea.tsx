'use client';

import { useRef, type ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { Shades } from './EdgeShades.tsx';
import * as css from './ScrollArea.css.ts';
import { useEdges } from './useEdges.ts';

export interface ScrollAreaProps extends Unstyled {
  /** Name for screen readers: "Bins of aisle A". */
  label: string;
  /** The direction that scrolls. @default 'y' */
  axis?: 'y' | 'x';
  /** The content. */
  children: ReactNode;
}

/**
 * A scrolling part of the page, with a shadow at each edge with hidden content. It fills its parent, which must have a
 * height (or a width). It is a tab stop while there is something to scroll. For long lists use List.
 */
export function ScrollArea({ label, axis = 'y', children }: ScrollAreaProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const edges = useEdges(scroller, axis);
  const isScrollable = edges.start || edges.end;
  return (
    <div className={css.frame}>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus (axe: scrollable-region-focusable) */}
      <div
        ref={scroller}
        className={css.scroller({ axis })}
        role="region"
        aria-label={label}
        tabIndex={isScrollable ? 0 : undefined}
      >
        <div>{children}</div>
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      <Shades {...edges} axis={axis} />
    </div>
  );
}
