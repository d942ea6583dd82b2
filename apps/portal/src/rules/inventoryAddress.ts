import {
  AVAILABILITIES,
  COLOUR_FAMILIES,
  INVENTORY_ORDERS,
  type InventoryFilters,
  type InventoryOrder,
  type InventoryView,
  PRODUCT_TYPES,
  SIZE_SYSTEMS,
} from '@instore/api';
import * as v from 'valibot';
import { type InventorySearch, inventorySearch } from './inventorySearch.ts';

/** The inventory page in its address: both views with their own filters [F-06]. */
export interface InventoryAddress extends InventorySearch {
  /** @default 'products' */
  view?: InventoryView | undefined;
  /** Order of the products. @default the order that the device remembers */
  order?: InventoryOrder | undefined;
  /** Filters of the products; their words are `q`. */
  filters?: InventoryFilters | undefined;
  /** Filters of the pairs. */
  pairs?: InventoryFilters | undefined;
  /** What the address has and the page does not understand: `filters.type=hats`. */
  unknown?: string[] | undefined;
}

const words = v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(100)));
const day = v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]);
const price = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/** The fields of the filters; a list keeps the items that it understands. */
const fields = {
  type: v.picklist(PRODUCT_TYPES),
  color: v.picklist(COLOUR_FAMILIES),
  availability: v.picklist(AVAILABILITIES),
  size: words.item,
  brand: words.item,
  invBrand: words.item,
  model: words.item,
  sku: words.item,
  allSizes: words.item,
} as const;

const single = {
  sizeSystem: v.picklist(SIZE_SYSTEMS),
  date: v.tuple([day, day]),
  price: v.tuple([price, price]),
  title: v.pipe(v.string(), v.maxLength(200)),
} as const;

/** Reads the address. What it does not understand is left out and named. */
export function readInventoryAddress(raw: Record<string, unknown>): InventoryAddress {
  // The router writes the parsed values to the address and parses them again.
  const named: unknown[] = Array.isArray(raw['unknown']) ? raw['unknown'] : [];
  const unknown = named.filter((one) => typeof one === 'string').slice(0, MOST_NAMED);
  const search = v.parse(inventorySearch, raw);
  for (const name of ['q', 'sku', 'size', 'system'] as const) {
    if (raw[name] !== undefined && raw[name] !== '' && search[name] === undefined)
      unknown.push(nameOf(name, raw[name]));
  }
  const choice = <Value extends string>(name: string, known: readonly Value[]): Value | undefined => {
    const value = known.find((one) => one === raw[name]);
    if (raw[name] !== undefined && value === undefined) unknown.push(nameOf(name, raw[name]));
    return value;
  };
  // An ignored value is set to undefined: the router keeps the raw value of a missing key.
  return {
    ...search,
    view: choice('view', ['products', 'pairs']),
    order: choice('order', INVENTORY_ORDERS),
    filters: readFilters('filters', raw['filters'], unknown),
    pairs: readFilters('pairs', raw['pairs'], unknown),
    unknown: unknown.length > 0 ? unknown : undefined,
  };
}

function readFilters(place: string, raw: unknown, unknown: string[]): InventoryFilters | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    unknown.push(nameOf(place, raw));
    return undefined;
  }
  const filters: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw)) {
    const path = `${place}.${name}`;
    if (name in fields) {
      const items = Array.isArray(value) ? value : [value];
      const read = items.map((item) => v.safeParse(fields[name as keyof typeof fields], item));
      read.forEach(({ success }, at) => success || unknown.push(nameOf(path, items[at])));
      const known = read.flatMap(({ success, output }) => (success ? [output] : []));
      if (known.length > 0) filters[name] = known;
    } else {
      const read = name in single ? v.safeParse(single[name as keyof typeof single], value) : undefined;
      if (read?.success) filters[name] = read.output;
      else unknown.push(nameOf(path, value));
    }
  }
  return Object.keys(filters).length === 0 ? undefined : filters;
}

/** The most values that a message names. */
const MOST_NAMED = 20;

/** The longest value that a message repeats. */
const LONGEST = 40;

function nameOf(name: string, value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${name}=${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}
