import { type KioskProduct, type PairAtLocation, type Area, mayEnter } from '@instore/api';
import { type PaletteGroup, type PaletteItem, icons } from '@instore/ui';
import { shortTime } from '../../rules/formatTime.ts';
import type { Theme } from '../../state/preferences.ts';
import { sizeName } from '../../rules/sizeName.ts';
import { pagesOf } from '../shell/areas.ts';
import { obstacleOf } from '../../rules/obstacleOf.ts';

const themes = [
  { id: 'light', label: 'Light colours', icon: icons.sun },
  { id: 'dark', label: 'Dark colours', icon: icons.moon },
  { id: 'contrast', label: 'High contrast', icon: icons.contrast },
] as const;

/** What choosing an item does. */
export type Choice =
  | { kind: 'page'; href: string }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'sound'; isMuted: boolean }
  | { kind: 'logout' }
  | { kind: 'product'; sku: string }
  | { kind: 'unit'; unit: PairAtLocation }
  | { kind: 'all'; query: string };

/** An item of the palette. */
export interface SearchItem extends PaletteItem {
  choice: Choice;
}

export interface SearchItemGroup extends PaletteGroup {
  items: readonly SearchItem[];
}

/** Whether every typed word begins a word of the item. */
function fits({ label, note = '' }: SearchItem, query: string): boolean {
  const words = `${label} ${note}`.toLowerCase().split(/\s+/);
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The pages that a role may open, those of the current area first. */
export function pagesFor(role: string, current: Area): SearchItem[] {
  const other: Area = current === 'shoesize' ? 'warehouse' : 'shoesize';
  return [current, other]
    .filter((area) => mayEnter(role, area))
    .flatMap((area) =>
      pagesOf(area, role).map(({ id, label, icon, href }) => ({
        id: `page ${area} ${id}`,
        label,
        icon,
        note: area === 'shoesize' ? 'Sales floor' : 'Warehouse',
        choice: { kind: 'page', href } as const,
      })),
    );
}

function soundCommand(isMuted: boolean): SearchItem {
  return {
    id: 'sound',
    label: isMuted ? 'Sound on' : 'Mute',
    note: isMuted ? 'Turn on the sound of notifications' : 'Turn off the sound of notifications',
    icon: isMuted ? icons.volume : icons.volumeX,
    choice: { kind: 'sound', isMuted: !isMuted },
  };
}

/** Commands. `isMuted` is undefined until sounds are loaded. */
export function commandsFor(theme: Theme, isMuted: boolean | undefined): SearchItem[] {
  return [
    ...(isMuted === undefined ? [] : [soundCommand(isMuted)]),
    ...themes
      .filter(({ id }) => id !== theme)
      .map(({ id, ...words }): SearchItem => ({ ...words, id: `theme ${id}`, choice: { kind: 'theme', theme: id } })),
    { id: 'logout', label: 'Logout', icon: icons.logOut, choice: { kind: 'logout' } },
  ];
}

/** A product. */
export function productItem({ id, title, sku, colourway, vendor, featuredImage, variants }: KioskProduct): SearchItem {
  const inStore = variants.nodes.reduce((sum, { inStock = 0 }) => sum + inStock, 0);
  return {
    id: `product ${id}`,
    label: title,
    note: `${colourway?.name ?? vendor}, ${inStore === 0 ? 'none' : inStore} in store`,
    imageUrl: featuredImage.url,
    ...(sku && { code: sku }),
    choice: { kind: 'product', sku: sku ?? id },
  };
}

/** Describes where a unit is: in its bin, or with the associate who has it. */
function whereabouts(unit: PairAtLocation): string {
  const { state, bin, line } = unit;
  const obstacle = obstacleOf(unit);
  if (obstacle === 'checked out') {
    const out = line?.placedBy ? `Checked out to ${line.placedBy}` : 'Checked out';
    return line?.checkedOutAt ? `${out}, ${shortTime(line.checkedOutAt)}` : out;
  }
  if (obstacle === 'missing') return bin === null ? 'Missing' : `Missing from ${bin}`;
  const shown = obstacle === 'on hold' ? 'On hold' : state;
  return bin === null ? shown : `${shown}, ${bin}`;
}

/** A unit by its barcode, and where it is. */
export function unitItem(unit: PairAtLocation): SearchItem {
  const { productName, imageUrl, barcode } = unit;
  return {
    id: `unit ${barcode}`,
    label: `${productName}, ${sizeName(unit)}`,
    note: whereabouts(unit),
    imageUrl,
    code: barcode,
    choice: { kind: 'unit', unit },
  };
}

/** The items for a query: units, pages, commands and products. */
export function itemsFor(
  query: string,
  local: { pages: readonly SearchItem[]; commands: readonly SearchItem[] },
  found: { products: readonly KioskProduct[]; total: number; unit: PairAtLocation | undefined },
): SearchItemGroup[] {
  const text = query.trim();
  const products = found.products.map(productItem);
  if (found.total > products.length) {
    products.push({
      id: 'all products',
      label: `Show all ${found.total} products`,
      note: `For “${text}”`,
      icon: icons.search,
      choice: { kind: 'all', query: text },
    });
  }
  return [
    { id: 'pairs', title: 'Pairs', items: found.unit ? [unitItem(found.unit)] : [] },
    { id: 'pages', title: 'Pages', items: local.pages.filter((item) => fits(item, text)) },
    { id: 'commands', title: 'Commands', items: local.commands.filter((item) => fits(item, text)) },
    { id: 'products', title: 'Products', items: products },
  ];
}
