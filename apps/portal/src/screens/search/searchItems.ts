import { type KioskProduct, type PairAtLocation, type Portal, mayEnter } from '@instore/api';
import { type PaletteGroup, type PaletteItem, icons } from '@instore/ui';
import { shortTime } from '../../rules/formatTime.ts';
import type { Theme } from '../../state/preferences.ts';
import { sizeName } from '../../rules/sizeName.ts';
import { areas } from '../shell/areas.ts';
import { obstacleOf } from '../../rules/obstacleOf.ts';

const themes = [
  { id: 'light', label: 'Light colours', icon: icons.sun },
  { id: 'dark', label: 'Dark colours', icon: icons.moon },
  { id: 'contrast', label: 'High contrast', icon: icons.contrast },
] as const;

/** What a choice in the palette does. */
export type Choice =
  | { kind: 'page'; href: string }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'sound'; isMuted: boolean }
  | { kind: 'logout' }
  | { kind: 'product'; sku: string }
  | { kind: 'pair'; pair: PairAtLocation }
  | { kind: 'all'; query: string };

/** An item with what it does. */
export interface Offer extends PaletteItem {
  choice: Choice;
}

export interface OfferGroup extends PaletteGroup {
  items: readonly Offer[];
}

/** Every word that was typed begins a word of the item. */
function fits({ label, note = '' }: Offer, query: string): boolean {
  const words = `${label} ${note}`.toLowerCase().split(/\s+/);
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The pages that a role may open; those of the area where one is come first. */
export function pagesFor(role: string, portal: Portal): Offer[] {
  const other: Portal = portal === 'shoesize' ? 'warehouse' : 'shoesize';
  return [portal, other]
    .filter((area) => mayEnter(role, area))
    .flatMap((area) =>
      areas[area].pages.map(({ id, label, icon, href }) => ({
        id: `page ${area} ${id}`,
        label,
        icon,
        note: area === 'shoesize' ? 'Sales floor' : 'Warehouse',
        choice: { kind: 'page', href } as const,
      })),
    );
}

function soundCommand(isMuted: boolean): Offer {
  return {
    id: 'sound',
    label: isMuted ? 'Sound on' : 'Mute',
    note: isMuted ? 'Notifications sound again' : 'Notifications make no sound',
    icon: isMuted ? icons.volume : icons.volumeX,
    choice: { kind: 'sound', isMuted: !isMuted },
  };
}

/** What can be done from anywhere. `isMuted` is undefined as long as nothing can sound yet. */
export function commandsFor(theme: Theme, isMuted: boolean | undefined): Offer[] {
  return [
    ...(isMuted === undefined ? [] : [soundCommand(isMuted)]),
    ...themes
      .filter(({ id }) => id !== theme)
      .map(({ id, ...words }): Offer => ({ ...words, id: `theme ${id}`, choice: { kind: 'theme', theme: id } })),
    { id: 'logout', label: 'Logout', icon: icons.logOut, choice: { kind: 'logout' } },
  ];
}

/** A product of the search. */
export function productOffer({ id, title, sku, colourway, vendor, featuredImage, variants }: KioskProduct): Offer {
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

/** Where a pair is. One that is out is with somebody, whatever bin it belongs to. */
function whereabouts(pair: PairAtLocation): string {
  const { state, bin, line } = pair;
  const obstacle = obstacleOf(pair);
  if (obstacle === 'checked out') {
    const out = line?.placedBy ? `Checked out to ${line.placedBy}` : 'Checked out';
    return line?.checkedOutAt ? `${out}, ${shortTime(line.checkedOutAt)}` : out;
  }
  if (obstacle === 'missing') return bin === null ? 'Missing' : `Missing from ${bin}`;
  const said = obstacle === 'on hold' ? 'On hold' : state;
  return bin === null ? said : `${said}, ${bin}`;
}

/** A pair by its barcode: what it is, and where. */
export function pairOffer(pair: PairAtLocation): Offer {
  const { productName, imageUrl, barcode } = pair;
  return {
    id: `pair ${barcode}`,
    label: `${productName}, ${sizeName(pair)}`,
    note: whereabouts(pair),
    imageUrl,
    code: barcode,
    choice: { kind: 'pair', pair },
  };
}

/** What is offered for a query: commands and pages that fit it, and what the store found. */
export function offersFor(
  query: string,
  local: { pages: readonly Offer[]; commands: readonly Offer[] },
  found: { products: readonly KioskProduct[]; total: number; pair: PairAtLocation | undefined },
): OfferGroup[] {
  const text = query.trim();
  const products = found.products.map(productOffer);
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
    { id: 'pairs', title: 'Pairs', items: found.pair ? [pairOffer(found.pair)] : [] },
    { id: 'pages', title: 'Pages', items: local.pages.filter((offer) => fits(offer, text)) },
    { id: 'commands', title: 'Commands', items: local.commands.filter((offer) => fits(offer, text)) },
    { id: 'products', title: 'Products', items: products },
  ];
}
