'use client';

import type { RefObject } from 'react';
import * as css from './ScrollArea.css.ts';
import { useEdges, type Edges } from './useEdges.ts';

/** A shadow at each edge behind which there is more, over the scroller, in a parent that is positioned. */
export function Shades({ start, end, axis }: Edges & { axis: 'x' | 'y' }) {
  return (
    <>
      <span aria-hidden="true" className={css.start[axis]} data-shown={start || undefined} />
      <span aria-hidden="true" className={css.end[axis]} data-shown={end || undefined} />
    </>
  );
}

/** The same, looking by itself: a scroller with costly content is not drawn anew for its shadows. */
export function EdgeShades({ scroller, axis }: { scroller: RefObject<HTMLElement | null>; axis: 'x' | 'y' }) {
  return <Shades {...useEdges(scroller, axis)} axis={axis} />;
}
