import type {
  Availability,
  ColourFamily,
  InventoryFacets,
  InventoryFilters,
  ProductType,
  SizeSystem,
} from '@instore/api';
import { type FilterChoice, type FilterGroup, yearsBack } from '@instore/ui';
import { type FilterListName, type Filters, NO_FILTERS } from './filters.ts';
import { SHOWN_SYSTEM } from '../pairsFacets.ts';
import type { RefusedFilter } from '../inventoryState.ts';
import type { PlainText, SayText } from '../../shared/texts/portalText.ts';

const typeNames: Readonly<Record<ProductType, PlainText>> = {
  sneakers: 'Sneakers',
  boots: 'Boots',
  sandals: 'Sandals',
  tees: 'Tees',
  hoodies: 'Hoodies',
  accessories: 'Accessories',
};

const availabilityNames: Readonly<Record<Availability, PlainText>> = {
  inStore: 'In this store',
  otherLocations: 'Other locations',
  onHold: 'On hold',
  soldOut: 'Sold out',
};

/** A colour for each family. */
const familyColours: Record<ColourFamily, [name: PlainText, colour: string]> = {
  white: ['White', '#f4f1e9'],
  grey: ['Grey', '#8b8f94'],
  black: ['Black', '#26292d'],
  red: ['Red', '#d2402b'],
  orange: ['Orange', '#d9822b'],
  yellow: ['Yellow', '#e3c43b'],
  green: ['Green', '#6b7350'],
  blue: ['Blue', '#22304d'],
  purple: ['Purple', '#5a3050'],
  pink: ['Pink', '#e3a1b0'],
  brown: ['Brown', '#7a4f35'],
  beige: ['Beige', '#dccdb4'],
};

/** Years of the list in the date filter. */
const YEARS = 5;

/** Options that a group shows at first. */
const FEW = 4;
const SIZES = 12;
const ALL_SIZES = 24;

export interface FilterGroupsInput {
  facets: InventoryFacets | undefined;
  /** Values of filters until the first answer. */
  lists?: Partial<Record<FilterListName, readonly string[]>>;
  filters: Filters;
  /** System of the sizes that the panel offers. */
  sizeSystem: SizeSystem;
  /** What the facets count; undefined if not those of this view. */
  counts: 'products' | 'pairs' | undefined;
  refused: RefusedFilter | undefined;
  say: SayText;
}

type ValueNames = Readonly<Record<string, PlainText>>;

/** The values of a filter: those of the last answer with their counts, and the chosen ones that it does not have. */
function optionsOf(
  { facets, lists = {}, filters, counts, say }: FilterGroupsInput,
  name: FilterListName,
  names?: ValueNames,
): FilterChoice[] {
  const listed = (lists[name] ?? []).map((value) => ({ value, count: 0 }));
  const known = facets?.[name] ?? listed;
  const missing = filters[name].filter((value) => known.every((one) => one.value !== value));
  return [...known, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => {
    const label = names?.[value];
    return { value, label: label === undefined ? undefined : say(label), count: counts && facets ? count : undefined };
  });
}

/** The groups of the filter panel [F-01], with the values and counts of the last answer. */
export function filterGroups(input: FilterGroupsInput): FilterGroup<Filters>[] {
  const { counts, refused, say } = input;
  const options = (name: FilterListName, names?: ValueNames) => optionsOf(input, name, names);
  const errorOf = (name: string) => (refused?.name === name ? refused.message : undefined);
  const list = (
    name: FilterListName,
    label: PlainText,
    isFolded: boolean | 'oneColumn',
    names?: ValueNames,
  ): FilterGroup<Filters> => ({
    kind: 'list',
    name,
    label: say(label),
    isFolded,
    shown: FEW,
    error: errorOf(name),
    options: options(name, names),
  });
  const colours = options('color').map((option) => {
    const [name, colour] = familyColours[option.value as keyof typeof familyColours] ?? [undefined, '#808080'];
    return { ...option, label: name === undefined ? option.value : say(name), colours: [colour] };
  });
  // In the order of the panel.
  const groups: Record<keyof Filters, FilterGroup<Filters>> = {
    ...sizeGroups(input, errorOf),
    brand: list('brand', 'Brand', false),
    availability: list('availability', 'Availability', 'oneColumn', availabilityNames),
    price: { kind: 'range', name: 'price', label: say('Price'), isFolded: 'oneColumn', error: errorOf('price') },
    color: {
      kind: 'colours',
      name: 'color',
      label: say('Colour'),
      isFolded: 'oneColumn',
      options: colours,
      error: errorOf('color'),
      counts,
    },
    type: list('type', 'Type', true, typeNames),
    model: list('model', 'Model', true),
    sku: { kind: 'text', name: 'sku', label: say('SKU'), isCode: true, isFolded: true, error: errorOf('sku') },
    title: { kind: 'text', name: 'title', label: say('Title'), isFolded: true },
    date: {
      kind: 'dates',
      name: 'date',
      label: say('Delivered'),
      isFolded: 'oneColumn',
      years: yearsBack(YEARS),
      error: errorOf('date'),
    },
    invBrand: list('invBrand', 'Inventory brand', true),
  };
  return Object.values(groups);
}

/** The sizes of one system, and those of every system, which a link below them opens. */
function sizeGroups(
  input: FilterGroupsInput,
  errorOf: (name: string) => string | undefined,
): Record<'size' | 'allSizes', FilterGroup<Filters>> {
  const { counts, say, sizeSystem } = input;
  const group = (name: 'size' | 'allSizes', shown: number) => ({
    kind: 'sizes' as const,
    name,
    shown,
    options: optionsOf(input, name),
    error: errorOf(name),
    counts,
  });
  return {
    size: { ...group('size', SIZES), label: say('Size, {system}', { system: sizeSystem }), isFolded: false },
    allSizes: { ...group('allSizes', ALL_SIZES), label: say('All sizes'), isFolded: true, isLinked: true },
  };
}

/** The filters of an address as those of the panel. */
export function panelFilters(filters: InventoryFilters = {}, words = filters.title): Filters {
  const [first = '', last = ''] = filters.date ?? [];
  const [lowest = 0, highest = 0] = filters.price ?? [];
  const { sizeSystem: _, ...lists } = filters;
  return { ...NO_FILTERS, ...lists, title: words ?? '', date: [first, last], price: [lowest, highest] };
}

/**
 * Converts the panel's filters to those of the address; filters without a value are left out.
 *
 * @param sizeSystem system of the sizes that the panel offers
 */
export function addressFilters(
  { title, ...filters }: Filters,
  sizeSystem: SizeSystem = SHOWN_SYSTEM,
): InventoryFilters | undefined {
  const set = Object.entries(filters).filter(([name, value]) =>
    name === 'price'
      ? value.some((amount) => amount !== 0)
      : name === 'date'
        ? value.some((day) => day !== '')
        : value.length > 0,
  );
  if (title.trim() !== '') set.push(['title', title] as never);
  if (filters.size.length > 0 && sizeSystem !== SHOWN_SYSTEM) set.push(['sizeSystem', sizeSystem] as never);
  return set.length === 0 ? undefined : (Object.fromEntries(set) as InventoryFilters);
}
