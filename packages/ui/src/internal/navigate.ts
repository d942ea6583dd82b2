'use client';

import { createContext, useContext, type MouseEvent } from 'react';

/** Changes the address without loading the page; absent if the host has no router. */
export type Navigate = (href: string) => void;

export const NavigateContext = createContext<Navigate | undefined>(undefined);

/** A click handler that turns a plain click on a same-origin link into a client-side one. */
export function useLinkClick(href: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useContext(NavigateContext);
  return (event) => {
    const link = event.currentTarget;
    // New tab, new window or download: left to the browser.
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!navigate || !isPlain || event.defaultPrevented || link.target === '_blank' || link.hasAttribute('download'))
      return;
    if (link.origin !== link.ownerDocument.location.origin) return;
    event.preventDefault();
    navigate(href);
  };
}
