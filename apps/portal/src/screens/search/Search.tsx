import type { Portal } from '@instore/api';
import { SearchButton } from '@instore/ui';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { SearchState } from '../../state/search.ts';
import { useApp, useAreaCommon } from '../app.ts';

/** Time between attempts to load the palette's code, milliseconds. */
const RETRY_MS = 5_000;

export interface SearchProps {
  portal: Portal;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface SearchPaletteProps extends SearchProps {
  search: SearchState;
  /** An element of the page; it becomes inert while a dialog is open. */
  pageRef: RefObject<HTMLButtonElement | null>;
}

/** The search button in the header. Key bindings, scans and the palette are loaded after the first paint. */
export function Finder(props: SearchProps) {
  const { environment } = useApp();
  const { openSearch } = useAreaCommon();
  const pageRef = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{ search: SearchState; Palette: ComponentType<SearchPaletteProps> }>();

  useEffect(() => {
    if (loaded) return undefined;
    const open = () => {
      Promise.all([openSearch(), import('./SearchPalette.tsx')]).then(
        ([search, { SearchPalette }]) => setLoaded({ search, Palette: SearchPalette }),
        (error: unknown) => environment.log.warn('The search could not be loaded', error),
      );
    };
    open();
    return environment.clock.every(RETRY_MS, open);
  }, [loaded, openSearch, environment]);

  return (
    <>
      <SearchButton label="Search or scan a box" ref={pageRef} onOpen={() => props.onOpenChange(true)} />
      {loaded ? <loaded.Palette {...props} search={loaded.search} pageRef={pageRef} /> : null}
    </>
  );
}
