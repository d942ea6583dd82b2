'use client';

import { useEffect, useState, type RefObject } from 'react';

/** Edges with hidden content. */
export interface Edges {
  start: boolean;
  end: boolean;
}

/** Browsers round scroll positions; a smaller distance in px is ignored. */
const SLACK = 1;

/** The edges with hidden content. In right-to-left scrollers `scrollLeft` is zero or negative. */
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
    // The scroller and its content may both change size.
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
