'use client';

import type { RefObject } from 'react';
import * as css from './ScrollArea.css.ts';
import { useEdges, type Edges } from './useEdges.ts';

/** A shadow at each edge with hidden content. Needs a positioned parent. */
export function Shades({ start, end, axis }: Edges & { axis: 'x' | 'y' }) {
  return (
    <>
      <span aria-hidden="true" className={css.start[axis]} data-shown={start || undefined} />
      <span aria-hidden="true" className={css.end[axis]} data-shown={end || undefined} />
    </>
  );
}

/** The shadows of a scroller. It finds the edges itself, so that the scroller is not rendered again for them. */
export function EdgeShades({ scroller, axis }: { scroller: RefObject<HTMLElement | null>; axis: 'x' | 'y' }) {
  return <Shades {...useEdges(scroller, axis)} axis={axis} />;
}
