import type { Portal } from '@instore/api';
import { SearchButton } from '@instore/ui';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { useApp } from './useApp.ts';

/** How long to wait before the finder's code is asked for again, milliseconds. */
const RETRY_MS = 5_000;

export interface FinderProps {
  portal: Portal;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface FinderDeskProps extends FinderProps {
  /** Something of the page itself, which a dialog puts behind. */
  pageRef: RefObject<HTMLButtonElement | null>;
}

/** The search in the header; its keys, its scans and its palette come after the first paint. */
export function Finder(props: FinderProps) {
  const { page } = useApp();
  const pageRef = useRef<HTMLButtonElement>(null);
  const [Desk, setDesk] = useState<ComponentType<FinderDeskProps>>();

  useEffect(() => {
    if (Desk) return undefined;
    const open = () => {
      import('./FinderDesk.tsx').then(
        ({ FinderDesk }) => setDesk(() => FinderDesk),
        (error: unknown) => page.log.warn('The search could not be loaded', error),
      );
    };
    open();
    return page.clock.every(RETRY_MS, open);
  }, [Desk, page]);

  return (
    <>
      <SearchButton label="Search or scan a box" ref={pageRef} onOpen={() => props.onOpenChange(true)} />
      {Desk ? <Desk {...props} pageRef={pageRef} /> : null}
    </>
  );
}
