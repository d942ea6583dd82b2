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
import { addressReader, nameOf, type Unknown } from '../shared/address/addressReader.ts';
import { type InventorySearch, inventorySearch } from '../shared/address/inventorySearch.ts';

/** The inventory page in its address: both views with their own filters [F-06]. */
export interface InventoryAddress extends InventorySearch, Unknown {
  /** @default 'products' */
  view?: InventoryView | undefined;
  /** Order of the products. @default the order that the device remembers */
  order?: InventoryOrder | undefined;
  /** Filters of the products; their words are `q`. */
  filters?: InventoryFilters | undefined;
  /** Filters of the pairs. */
  pairs?: InventoryFilters | undefined;
}

const words = v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty(), v.maxLength(100)));
const day = v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]);
const price = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000));

/** The filters with a list of values: a list keeps the values that it understands. */
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

/** All other filters of the contract. */
const singleFields = {
  sizeSystem: v.picklist(SIZE_SYSTEMS),
  date: v.tuple([day, day]),
  price: v.tuple([price, price]),
  title: v.pipe(v.string(), v.maxLength(200)),
} as const satisfies Record<Exclude<keyof InventoryFilters, keyof typeof fields>, v.GenericSchema>;

const readSingle = addressReader(
  v.object({
    ...inventorySearch.entries,
    view: v.fallback(v.optional(v.picklist(['products', 'pairs'])), undefined),
    order: v.fallback(v.optional(v.picklist(INVENTORY_ORDERS)), undefined),
  }),
);

/** Reads the address. What it does not understand is left out and named. */
export function readInventoryAddress(raw: Record<string, unknown>): InventoryAddress {
  const { unknown = [], ...single } = readSingle(raw);
  // An ignored value is set to undefined: the router keeps the raw value of a missing key.
  return {
    ...single,
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
      const read =
        name in singleFields ? v.safeParse(singleFields[name as keyof typeof singleFields], value) : undefined;
      if (read?.success) filters[name] = read.output;
      else unknown.push(nameOf(path, value));
    }
  }
  return Object.keys(filters).length === 0 ? undefined : filters;
}
