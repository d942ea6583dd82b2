'use client';

import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';
const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

interface ItemFocus {
  listRef: RefObject<HTMLElement | null>;
  count: number;
  /** Number of items that a page key passes. */
  pageSize: () => number;
  /** Scrolls to an item, so that it is rendered. */
  scrollToIndex: (index: number) => void;
}

/**
 * Up, Down, Home, End and the page keys move between items, to the first control of an item. An item that is not
 * rendered yet is scrolled to and gets the focus when it is rendered.
 */
export function useItemFocus({ listRef, count, pageSize, scrollToIndex }: ItemFocus) {
  const awaited = useRef<number | null>(null);

  const focusItem = (index: number): boolean => {
    const item = listRef.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!item) return false;
    (item.querySelector<HTMLElement>(FOCUSABLE) ?? item).focus({ preventScroll: true });
    return true;
  };

  // After every rendering: only the virtualizer knows when the awaited item is rendered.
  useLayoutEffect(() => {
    if (awaited.current !== null && focusItem(awaited.current)) awaited.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = event.target as HTMLElement;
    const item = target.closest<HTMLElement>('[data-index]');
    if (!item || target.matches(TYPING)) return;
    const next = nextIndex(event.key, Number(item.dataset['index']), count, pageSize());
    if (next === undefined) return;
    event.preventDefault();
    scrollToIndex(next);
    if (!focusItem(next)) awaited.current = next;
  };

  return { onKeyDown };
}

function nextIndex(key: string, index: number, count: number, page: number): number | undefined {
  const within = (next: number) => Math.min(count - 1, Math.max(0, next));
  switch (key) {
    case 'ArrowDown':
      return within(index + 1);
    case 'ArrowUp':
      return within(index - 1);
    case 'PageDown':
      return within(index + page);
    case 'PageUp':
      return within(index - page);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
