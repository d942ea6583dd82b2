'use client';

import { useLayoutEffect, useState, type RefObject } from 'react';
import { scrollParentOf } from '../../internal/scrollParent.ts';

interface ScrollPlace {
  /** The element in which the list scrolls; null before the list is in the document. */
  scroller: HTMLElement | null;
  /** Distance from the top of what scrolls to the list, in px. */
  margin: number;
}

/** Where a list is in the element that scrolls it. Follows changes of what is above the list. */
export function useScrollPlace(listRef: RefObject<HTMLElement | null>): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>({ scroller: null, margin: 0 });
  useLayoutEffect(() => {
    const list = listRef.current;
    const scroller = scrollParentOf(list);
    if (!list || !scroller) return undefined;
    const measure = () => {
      const distance = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      const margin = Math.round(distance - scroller.clientTop + scroller.scrollTop);
      setPlace((known) => (known.scroller === scroller && known.margin === margin ? known : { scroller, margin }));
    };
    measure();
    // What changes its height above the list changes that of an element around both.
    const observer = new ResizeObserver(measure);
    for (let around = list.parentElement; around && around !== scroller; around = around.parentElement) {
      observer.observe(around);
    }
    return () => observer.disconnect();
  }, [listRef]);
  return place;
}
