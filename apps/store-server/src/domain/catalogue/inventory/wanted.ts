import type { Availability, InventoryFilters } from '@instore/api';
import { type Placeholder, sql } from 'drizzle-orm';
import { startingWith } from '../../../db/like.ts';
import { readWords, type Word } from '../../../db/words.ts';

/** A value of a request, or its place in a statement that is built once. */
export type Value = string | number | Placeholder;

/** The filters of a search as the database compares them. */
export interface Wanted {
  type: Value[];
  color: Value[];
  brand: Value[];
  invBrand: Value[];
  model: Value[];
  /** Words of the product. */
  words: Word[] | undefined;
  /** Patterns for the SKU. */
  skus: Value[];
  sizes: Value[];
  sizeSystem: Value;
  allSizes: { system: Value; size: Value }[];
  /** Limits of the price, USD cents. */
  lowest?: Value;
  highest?: Value;
  /** The first and the last day of the delivery. */
  from?: Value;
  to?: Value;
  /** Each availability is an SQL condition of its own, so it has no placeholder. */
  chosen: Availability[];
}

/** Reads the filters of a search. */
export function readWanted(filters: InventoryFilters): Wanted {
  const { type = [], color = [], brand = [], invBrand = [], model = [], size = [], availability = [] } = filters;
  const [lowest = 0, highest = 0] = filters.price ?? [];
  const [from = '', to = ''] = filters.date ?? [];
  return {
    type,
    color,
    brand,
    invBrand,
    model,
    words: readWords(filters.title),
    skus: (filters.sku ?? []).map((text) => startingWith(text.trim().toUpperCase())),
    sizes: size,
    sizeSystem: filters.sizeSystem ?? 'US M',
    // `US M 10.5`
    allSizes: (filters.allSizes ?? []).map((text) => {
      const at = text.lastIndexOf(' ');
      return { system: text.slice(0, at), size: text.slice(at + 1) };
    }),
    lowest: lowest === 0 ? undefined : Math.round(lowest * 100),
    highest: highest === 0 ? undefined : Math.round(highest * 100),
    from: from === '' ? undefined : from,
    to: to === '' ? undefined : to,
    chosen: [...new Set(availability)],
  };
}

/** The shape of a search: names of placeholders instead of values. Searches of one shape share one statement. */
export type WantedForm = Wanted;

/** Splits the filters into their form, which has a name in the place of each value, and the values by name. */
export function splitWanted(wanted: Wanted): { form: WantedForm; values: Record<string, Value> } {
  const values: Record<string, Value> = {};
  const form = mapValues(wanted, (value, name) => {
    values[name] = value;
    return name;
  });
  return { form, values };
}

/** The filters of a form, with a placeholder for each value. */
export const toPlaceholders = (form: WantedForm): Wanted => mapValues(form, (_, name) => sql.placeholder(name));

function mapValues({ chosen, ...wanted }: Wanted, map: (value: Value, name: string) => Value): Wanted {
  const visit = (node: unknown, name: string): unknown => {
    if (typeof node === 'string' || typeof node === 'number') return map(node, name);
    if (Array.isArray(node)) return node.map((each, at) => visit(each, `${name}${at}`));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, visit(each, `${name}_${key}`)]));
  };
  return { ...(visit(wanted, '') as Omit<Wanted, 'chosen'>), chosen };
}
