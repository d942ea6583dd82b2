import { type KioskProduct, type PairAtLocation, type Area, type RequestLine, mayEnter } from '@instore/api';
import { type PaletteGroup, type PaletteItem, icons, plainText } from '@instore/ui';
import { UNIT_STATES } from '../../shared/units/unitStates.ts';
import { shortTime } from '../../shared/format/formatTime.ts';
import type { Theme } from '../../shared/preferences.ts';
import { sizeName } from '../../shared/format/sizeName.ts';
import { pagesOf } from '../screens/areas.ts';
import { obstacleOf } from '../../shared/units/obstacleOf.ts';
import type { PortalText, SayText } from '../../shared/texts/portalText.ts';

const themes = [
  { id: 'light', label: 'Light colours', icon: icons.sun },
  { id: 'dark', label: 'Dark colours', icon: icons.moon },
  { id: 'contrast', label: 'High contrast', icon: icons.contrast },
] as const satisfies { id: Theme; label: PortalText; icon: unknown }[];

/** How items are said. */
export interface ItemWords {
  say: SayText;
  /** BCP 47. */
  locale: string;
}

/** What choosing an item does. */
export type Choice =
  | { kind: 'page'; href: string }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'sound'; isMuted: boolean }
  | { kind: 'logout' }
  | { kind: 'product'; sku: string }
  | { kind: 'unit'; unit: PairAtLocation }
  | { kind: 'line'; line: RequestLine }
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
  const words = plainText(`${label} ${note}`).split(/\s+/);
  return plainText(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** The pages that a role may open, those of the current area first. */
export function pagesFor(say: SayText, role: string, current: Area): SearchItem[] {
  const other: Area = current === 'shoesize' ? 'warehouse' : 'shoesize';
  return [current, other]
    .filter((area) => mayEnter(role, area))
    .flatMap((area) =>
      pagesOf(area, role).map(({ id, label, icon, href }) => ({
        id: `page ${area} ${id}`,
        label: say(label),
        icon,
        note: say(area === 'shoesize' ? 'Sales floor' : 'Warehouse'),
        choice: { kind: 'page', href } as const,
      })),
    );
}

function soundCommand(say: SayText, isMuted: boolean): SearchItem {
  return {
    id: 'sound',
    label: say(isMuted ? 'Sound on' : 'Mute'),
    note: say(isMuted ? 'Turn on the sound of notifications' : 'Turn off the sound of notifications'),
    icon: isMuted ? icons.volume : icons.volumeX,
    choice: { kind: 'sound', isMuted: !isMuted },
  };
}

/** Commands. `isMuted` is undefined until sounds are loaded. */
export function commandsFor(say: SayText, theme: Theme, isMuted: boolean | undefined): SearchItem[] {
  return [
    ...(isMuted === undefined ? [] : [soundCommand(say, isMuted)]),
    ...themes
      .filter(({ id }) => id !== theme)
      .map(({ id, label, icon }): SearchItem => ({
        id: `theme ${id}`,
        label: say(label),
        icon,
        choice: { kind: 'theme', theme: id },
      })),
    { id: 'logout', label: say('Logout'), icon: icons.logOut, choice: { kind: 'logout' } },
  ];
}

/** A product. */
export function productItem(
  say: SayText,
  { id, title, sku, colourway, vendor, featuredImage, variants }: KioskProduct,
): SearchItem {
  const name = colourway?.name ?? vendor;
  const inStore = variants.nodes.reduce((sum, { inStock = 0 }) => sum + inStock, 0);
  return {
    id: `product ${id}`,
    label: title,
    note:
      inStore === 0
        ? say('{name}, none in store', { name })
        : say('{name}, {count} in store', { name, count: inStore }),
    imageUrl: featuredImage.url,
    code: sku || undefined,
    choice: { kind: 'product', sku: sku ?? id },
  };
}

/** Describes where a unit is: in its bin, or with the associate who has it. */
function whereabouts({ say, locale }: ItemWords, unit: PairAtLocation): string {
  const { state, bin, line } = unit;
  const obstacle = obstacleOf(unit);
  if (obstacle === 'checked out') {
    const out = line?.placedBy ? say('Checked out to {name}', { name: line.placedBy }) : say('Checked out');
    return line?.checkedOutAt
      ? say('{state}, {place}', { state: out, place: shortTime(line.checkedOutAt, locale) })
      : out;
  }
  if (obstacle === 'missing') return bin === null ? say('Missing') : say('Missing from {bin}', { bin });
  const shown = say(obstacle === 'on hold' ? 'On hold' : UNIT_STATES[state]);
  return bin === null ? shown : say('{state}, {place}', { state: shown, place: bin });
}

/** A unit by its barcode, and where it is. */
export function unitItem(words: ItemWords, unit: PairAtLocation): SearchItem {
  const { productName, imageUrl, barcode, line } = unit;
  const { say } = words;
  const customerNumber = line?.customerNumber;
  return {
    id: `unit ${barcode}`,
    label: `${productName}, ${sizeName(unit)}`,
    note: customerNumber
      ? say('Customer {number}, {place}', { number: String(customerNumber), place: whereabouts(words, unit) })
      : whereabouts(words, unit),
    imageUrl,
    code: barcode,
    choice: { kind: 'unit', unit },
  };
}

/** The tab that lists a line, by its status: in the warehouse a placed request is new. */
const TABS: Record<Area, Partial<Record<RequestLine['status'], 'Request' | 'Pending' | 'Checked out'>>> = {
  shoesize: { request: 'Pending', pending: 'Pending', unavailable: 'Pending', checkedout: 'Checked out' },
  warehouse: { request: 'Request', pending: 'Pending', unavailable: 'Pending', checkedout: 'Checked out' },
};

/** A line of a customer, found by the number, with the tab of the area that lists it. */
export function lineItem({ say }: ItemWords, area: Area, line: RequestLine): SearchItem {
  const { lineId, productName, status, imageUrl, barcode, customerNumber } = line;
  const tab = TABS[area][status] ?? 'Request';
  return {
    id: `line ${lineId}`,
    label: `${productName}, ${sizeName(line)}`,
    note: say('Customer {number}, {place}', { number: String(customerNumber), place: say(tab) }),
    imageUrl,
    code: barcode ?? undefined,
    choice: { kind: 'line', line },
  };
}

/** The items for a query: units, pages, commands and products. */
export function itemsFor(
  words: ItemWords,
  query: string,
  local: { area: Area; pages: readonly SearchItem[]; commands: readonly SearchItem[] },
  found: {
    products: readonly KioskProduct[];
    total: number;
    unit: PairAtLocation | undefined;
    lines: readonly RequestLine[];
  },
): SearchItemGroup[] {
  const text = query.trim();
  const { say } = words;
  const products = found.products.map((product) => productItem(say, product));
  if (found.total > products.length) {
    products.push({
      id: 'all products',
      label: say('Show all {count} products', { count: found.total }),
      note: say('For “{query}”', { query: text }),
      icon: icons.search,
      choice: { kind: 'all', query: text },
    });
  }
  const pairs = found.unit
    ? [unitItem(words, found.unit)]
    : found.lines.map((line) => lineItem(words, local.area, line));
  return [
    { id: 'pairs', title: say('Pairs'), items: pairs },
    { id: 'pages', title: say('Pages'), items: local.pages.filter((item) => fits(item, text)) },
    { id: 'commands', title: say('Commands'), items: local.commands.filter((item) => fits(item, text)) },
    { id: 'products', title: say('Products'), items: products },
  ];
}
