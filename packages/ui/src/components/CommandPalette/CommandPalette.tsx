import { CommandPaletteDialog } from './commandPaletteOnDemand.ts';
import type { CommandPaletteProps } from './props.ts';

export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './props.ts';

/**
 * Searches commands, pages, products and barcodes (ARIA APG, combobox with a listbox). The host searches; the palette
 * only shows the results.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return props.isOpen ? <CommandPaletteDialog {...props} /> : null;
}
