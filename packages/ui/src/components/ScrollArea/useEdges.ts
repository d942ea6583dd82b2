'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Which edges hide something. */
export interface Edges {
  start: boolean;
  end: boolean;
}

/** Browsers round scroll positions; less than this is no distance, in px. */
const SLACK = 1;

/** Tells at which edges there is more to see; right-to-left places count their scrolling downwards from zero. */
export function useEdges(scroller: RefObject<HTMLElement | null>, axis: 'x' | 'y'): Edges {
  const [edges, setEdges] = useState<Edges>({ start: false, end: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => {
      const [at, shown, whole] =
        axis === 'y'
          ? [element.scrollTop, element.clientHeight, element.scrollHeight]
          : [Math.abs(element.scrollLeft), element.clientWidth, element.scrollWidth];
      const next = { start: at > SLACK, end: whole - shown - at > SLACK };
      setEdges((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    // Its place and its content may both grow.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, axis]);
  return edges;
}
