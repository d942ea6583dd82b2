'use client';

import { setElementVars } from '@vanilla-extract/dynamic';
import { type RefObject, useLayoutEffect } from 'react';
import { toastHeight } from '../../internal/toastRoom.css.ts';

/**
 * While toasts are shown, tells the page their height: of the newest one, or of all that are unfolded. AppShell and its
 * sheet move down by the part that is higher than the header, so that toasts cover no line, bin or field.
 */
export function useToastRoom(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setHeight(region.current?.offsetHeight ?? 0));
    observer.observe(region.current!);
    return () => {
      observer.disconnect();
      setHeight(0);
    };
  }, [region]);
}

const setHeight = (height: number): void => setElementVars(document.documentElement, { [toastHeight]: `${height}px` });
