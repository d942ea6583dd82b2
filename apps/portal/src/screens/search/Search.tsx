import type { Area } from '@instore/api';
import { SearchButton, onDemand } from '@instore/ui';
import { type RefObject, useRef } from 'react';
import { useSay } from '../language.ts';
import { useIsLocationSettled } from '../shell/useLocationStatus.ts';

export interface SearchProps {
  area: Area;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export interface SearchPaletteProps extends SearchProps {
  /** An element of the page; it becomes inert while a dialog is open. */
  pageRef: RefObject<HTMLButtonElement | null>;
}

const SearchPalette = onDemand<SearchPaletteProps>(() =>
  import('./SearchPalette.tsx').then((module) => module.SearchPalette),
);

/** The search button in the header. Key bindings, scans and the palette are loaded after the page's lines are requested. */
export function Search(props: SearchProps) {
  const say = useSay();
  const pageRef = useRef<HTMLButtonElement>(null);
  const isLocationSettled = useIsLocationSettled();
  return (
    <>
      <SearchButton label={say('Search or scan a barcode')} ref={pageRef} onOpen={() => props.onOpenChange(true)} />
      {isLocationSettled || props.isOpen ? <SearchPalette {...props} pageRef={pageRef} /> : null}
    </>
  );
}
