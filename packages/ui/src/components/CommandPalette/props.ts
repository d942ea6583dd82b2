import type { IconGlyph } from '../Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';

/** Something that can be chosen: a command, a page, a product, a pair. */
export interface PaletteItem {
  /** One of its kind over all groups. */
  id: string;
  label: string;
  /** A second line: colourway, place, what will happen. */
  note?: string;
  /** Stands before the words, unless there is a picture. */
  icon?: IconGlyph;
  /** A product's picture. */
  imageUrl?: string;
  /** A code at the end: the SKU, the bin. */
  code?: string;
}

/** Items of one kind under their heading. */
export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps extends Unstyled {
  isOpen: boolean;
  /** Asked for by Escape, the cross, or a press outside. */
  onClose: () => void;
  /** What can be found, as the field's name: "Search or scan a barcode". */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What was found, or what is offered as long as nothing is typed. Groups without items are left out. */
  groups: readonly PaletteGroup[];
  /** More is on its way. @default false */
  isPending?: boolean;
  /** What could not be searched, and why: no network, a server that failed. What was found elsewhere stays. */
  error?: string | undefined;
  /** Searches again after an error. */
  onRetry?: () => void;
  /** Where nothing was found: what to try next [E-01]. @default 'We couldn\'t find anything …' */
  emptyText?: string;
  /** An item was chosen by Enter, mouse or finger. The palette stays open until it is told to close. */
  onChoose: (id: string) => void;
  /** Enter while no item is marked. */
  onSubmit?: (query: string) => void;
  /** A box was scanned while the palette was open; it is not typed into the query. A UPC-A comes as an EAN-13. */
  onScan?: ((barcode: string) => void) | undefined;
}
