import {
  AVAILABILITIES,
  COLOUR_FAMILIES,
  type CubeQuery,
  type InventoryFacets,
  type InventoryFilters,
  PRODUCT_TYPES,
  SIZE_SYSTEMS,
  type SizeSystem,
} from '@instore/api';
import { availablePairs, cubeFilters } from './pairsQuery.ts';

type Row = Readonly<Record<string, string | boolean | null>>;
type Facet = InventoryFacets[keyof InventoryFacets];

/** A facet whose values are those of one member of the cube. The SKU is typed, not chosen. */
type ListFacet = Exclude<keyof InventoryFacets, 'size' | 'allSizes' | 'availability' | 'sku'>;

/** The members of the cube, with the order of their values where they have one. */
const LISTS: Readonly<Record<ListFacet, { member: string; values?: readonly string[] }>> = {
  type: { member: 'Inventory.category', values: PRODUCT_TYPES },
  color: { member: 'Inventory.colorFamily', values: COLOUR_FAMILIES },
  brand: { member: 'Inventory.brand' },
  invBrand: { member: 'Inventory.inventoryBrand' },
  model: { member: 'Inventory.model' },
};
const LIST_NAMES = Object.keys(LISTS) as ListFacet[];

/** The members of a size, in their order. */
const SIZE = ['Inventory.sizeSystem', 'Inventory.sizeRank', 'Inventory.size'];
const COUNT = 'Inventory.count';

/** The most values of one filter. */
const MAX_OPTIONS = 1000;

/**
 * The queries that count the pairs at each value of each filter, among the pairs that match all other filters [F-07].
 * {@link facetsOf} takes their answers in this order.
 */
export function facetQueries(filters: InventoryFilters, locationId: string, timezone: string): CubeQuery[] {
  const counted = (name: keyof InventoryFilters, dimensions: string[]): CubeQuery => ({
    measures: [COUNT],
    dimensions,
    filters: cubeFilters({ ...filters, [name]: undefined }, locationId),
    limit: MAX_OPTIONS,
    timezone,
  });
  const [here, elsewhere] = availablePairs(filters, locationId);
  return [
    ...LIST_NAMES.map((name) => counted(name, [LISTS[name].member])),
    counted('size', SIZE),
    counted('allSizes', SIZE),
    { measures: [COUNT], dimensions: ['Inventory.availability'], filters: here, timezone },
    // The last one, because it reads the pairs of all locations.
    { measures: [COUNT], filters: elsewhere, timezone },
  ];
}

/**
 * The counts of the answers to {@link facetQueries}.
 *
 * @param sizeSystem the system of the sizes that the panel offers
 */
export function facetsOf(answers: readonly (readonly Row[])[], sizeSystem: SizeSystem = SHOWN_SYSTEM): InventoryFacets {
  const [size = [], allSizes = [], here = [], elsewhere = []] = answers.slice(LIST_NAMES.length);
  const lists = LIST_NAMES.map((name, at) => [name, listOf(answers[at] ?? [], LISTS[name])]);
  const away = { value: 'otherLocations', count: countOf(elsewhere[0]) };
  const available = [...optionsOf(here, ({ 'Inventory.availability': value }) => value), away];
  return {
    ...(Object.fromEntries(lists) as Pick<InventoryFacets, ListFacet>),
    size: optionsOf(
      size.filter((row) => row['Inventory.sizeSystem'] === sizeSystem).toSorted(bySize),
      (row) => row['Inventory.size'],
    ),
    allSizes: optionsOf(
      allSizes.toSorted(bySize),
      (row) => `${String(row['Inventory.sizeSystem'])} ${String(row['Inventory.size'])}`,
    ),
    availability: inOrder(
      available.filter(({ count }) => count > 0),
      AVAILABILITIES,
    ),
    sku: [],
  };
}

/** The system of the sizes that the panel offers, unless the filters name another one. */
export const SHOWN_SYSTEM: SizeSystem = 'US M';

const countOf = (row: Row | undefined): number => Number(row?.[COUNT] ?? 0);

function optionsOf(rows: readonly Row[], valueOf: (row: Row) => string | boolean | null | undefined): Facet {
  return rows.flatMap((row) => {
    const value = valueOf(row);
    return typeof value === 'string' && value !== '' ? [{ value, count: countOf(row) }] : [];
  });
}

function listOf(rows: readonly Row[], { member, values }: (typeof LISTS)[ListFacet]): Facet {
  const options = optionsOf(rows, (row) => row[member]);
  return values ? inOrder(options, values) : options.toSorted((a, b) => (a.value < b.value ? -1 : 1));
}

const inOrder = (options: Facet, values: readonly string[]): Facet =>
  options.toSorted((a, b) => values.indexOf(a.value) - values.indexOf(b.value));

function bySize(a: Row, b: Row): number {
  const [one, other] = [rankOf(a), rankOf(b)];
  return one.system - other.system || one.rank - other.rank || (one.size < other.size ? -1 : 1);
}

function rankOf(row: Row) {
  const [system, rank, size] = SIZE.map((member) => row[member] ?? null);
  return {
    system: SIZE_SYSTEMS.findIndex((one) => one === system),
    // Sizes without a rank come last.
    rank: rank === null ? Number.MAX_SAFE_INTEGER : Number(rank),
    size: String(size),
  };
}
