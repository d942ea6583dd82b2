import type { IconGlyph } from '../Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';

/** An item to choose: a command, a page, a product, a pair. */
export interface PaletteItem {
  /** Unique over all groups. */
  id: string;
  label: string;
  /** A second line: colourway, location or effect. */
  note?: string;
  /** Icon before the label, if there is no picture. */
  icon?: IconGlyph;
  /** Picture of a product. */
  imageUrl?: string;
  /** A code at the end: the SKU, the bin. */
  code?: string;
}

/** Items under a heading. */
export interface PaletteGroup {
  id: string;
  title: string;
  items: readonly PaletteItem[];
}

export interface CommandPaletteProps extends Unstyled {
  /** Whether the palette is shown. */
  isOpen: boolean;
  /** Called on Escape, by the close button, and on a press outside. */
  onClose: () => void;
  /** Label of the field: "Search or scan a barcode". */
  label: string;
  /** The text in the field. */
  query: string;
  /** Called with the text after each change. */
  onQueryChange: (query: string) => void;
  /** The results, or suggestions while nothing is typed. Groups without items are not shown. */
  groups: readonly PaletteGroup[];
  /** More results are being loaded. @default false */
  isPending?: boolean;
  /** What could not be searched, and why. The other results are still shown. */
  error?: string | undefined;
  /** Searches again after an error. */
  onRetry?: () => void;
  /** Shown if nothing is found: what to try next. @default 'We couldn\'t find anything …' */
  emptyText?: string;
  /** Called when an item is chosen by Enter, mouse or finger. The palette stays open until `isOpen` is false. */
  onChoose: (id: string) => void;
  /** Called on Enter while no item is active. */
  onSubmit?: (query: string) => void;
  /** Gets a barcode scanned while the palette is open; it is not added to the query. A UPC-A is passed as an EAN-13. */
  onScan?: ((barcode: string) => void) | undefined;
}
