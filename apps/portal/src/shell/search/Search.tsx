import type { Area } from '@instore/api';
import { SearchButton, onDemand } from '@instore/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useIsLocationSettled } from '../screens/useLocationStatus.ts';

export interface SearchProps {
  area: Area;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The page's own search field, in the place of the button. It has the key `/`; Ctrl-K opens the palette. */
  field?: ReactNode;
}

export interface SearchPaletteProps extends SearchProps {
  /** An element of the page; it becomes inert while a dialog is open. */
  pageRef: RefObject<HTMLElement | null>;
}

const SearchPalette = onDemand<SearchPaletteProps>(() =>
  import('./SearchPalette.tsx').then((module) => module.SearchPalette),
);

/** The search button in the header. Key bindings, scans and the palette are loaded after the page's lines are requested. */
export function Search(props: SearchProps) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isLocationSettled = useIsLocationSettled();
  return (
    <>
      {props.field ? (
        <div ref={place}>{props.field}</div>
      ) : (
        <SearchButton label={say('Search or scan a barcode')} ref={button} onOpen={() => props.onOpenChange(true)} />
      )}
      {isLocationSettled || props.isOpen ? <SearchPalette {...props} pageRef={props.field ? place : button} /> : null}
    </>
  );
}
