import { CommandPaletteDialog } from './commandPaletteOnDemand.ts';
import type { CommandPaletteProps } from './props.ts';

export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './props.ts';

/**
 * Finds anything by typing: commands, pages, products, barcodes (ARIA APG, combobox with a list of its own). What is
 * shown comes from outside; the palette neither searches nor filters.
 */
export function CommandPalette(props: CommandPaletteProps) {
  return props.isOpen ? <CommandPaletteDialog {...props} /> : null;
}
