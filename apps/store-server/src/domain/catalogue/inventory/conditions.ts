import type { Availability, InventoryFilters } from '@instore/api';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { within } from '../../../db/like.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { isElsewhereInStore, isFree, isInScope } from '../../stock/index.ts';

/** The place whose inventory is searched. */
export interface InventoryPlace {
  locationId: string;
  /** Where its days begin and end, an IANA name. */
  timeZone: string;
}

/** A filter of the inventory, except the system of `size`. */
export type FilterName = Exclude<keyof InventoryFilters, 'sizeSystem'>;

/** The conditions of a search, one for each filter, so that a facet can leave out its own. */
export interface InventoryConditions {
  /** Conditions on `products`. */
  product: Partial<Record<FilterName, SQL>>;
  /** Conditions on `variants`; all must hold for the same variant. */
  variant: Partial<Record<FilterName, SQL>>;
  /** The chosen availabilities. */
  chosen: readonly Availability[];
  /** Whether a variant is available so; looks for one unit of it. */
  availabilities: Record<Availability, SQL>;
  /** The same from tables that a statement reads once, for counts of all products. */
  stored: { tables: SQL; availabilities: Record<Availability, SQL> };
}

/** Converts the filters to conditions: within a filter the values are alternatives [F-05]. */
export function readConditions(filters: InventoryFilters, place: InventoryPlace): InventoryConditions {
  const { type, color, brand, invBrand, model, title = '', sku, availability = [] } = filters;
  const here = isInScope([place.locationId]);
  const elsewhere = isElsewhereInStore([place.locationId]);
  const hasFree = (at: SQL) => hasUnit(and(at, isFree));
  const product = {
    type: isOneOf(sql`${products.category}::text`, type),
    color: isOneOf(sql`${products.colourFamily}`, color),
    brand: isOneOf(sql`${products.brand}`, brand),
    invBrand: isOneOf(inventoryBrand, invBrand),
    model: isOneOf(sql`${products.model}`, model),
    title: hasWords(title),
    sku: beginsWith(sku),
  };
  const variant = {
    size: isSize(filters),
    allSizes: or(...(filters.allSizes ?? []).map(isSizeWithSystem)),
    price: isPrice(filters.price),
    date: wasReceived(filters.date, place),
  };
  return {
    product: withoutUndefined(product),
    variant: withoutUndefined(variant),
    chosen: [...new Set(availability)],
    availabilities: {
      inStore: hasFree(here),
      otherLocations: hasFree(elsewhere),
      onHold: hasUnit(and(here, sql`${units.onHold}`)),
      soldOut: sql`not (${hasFree(here)} or ${hasFree(elsewhere)})`,
    },
    stored: storeAvailabilities(here, elsewhere),
  };
}

/** The variants with free units here, with free units elsewhere, and with units on hold. */
function storeAvailabilities(here: SQL, elsewhere: SQL): InventoryConditions['stored'] {
  const table = (name: string, condition: SQL | undefined) =>
    sql`${sql.raw(name)} as materialized (select distinct ${units.variantId} as id from ${units} where ${condition})`;
  const has = (name: string) => sql`${variants.id} in (select id from ${sql.raw(name)})`;
  const tables = [
    table('free_here', and(here, isFree)),
    table('free_elsewhere', and(elsewhere, isFree)),
    table('held_here', and(here, sql`${units.onHold}`)),
  ];
  return {
    tables: sql.join(tables, sql`, `),
    availabilities: {
      inStore: has('free_here'),
      otherLocations: has('free_elsewhere'),
      onHold: has('held_here'),
      soldOut: sql`not (${has('free_here')} or ${has('free_elsewhere')})`,
    },
  };
}

/** The brand as the inventory service spells it. Written like the index `products_inventory_brand`. */
export const inventoryBrand = sql`coalesce(${products.inventoryBrand}, ${products.brand})`;

/** Whether the variant of the row has a unit with a condition. */
function hasUnit(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${units} where ${condition} and ${units.variantId} = ${variants.id})`;
}

function isOneOf(of: SQL, values: readonly string[] | undefined): SQL | undefined {
  return values?.length ? inArray(of, [...values]) : undefined;
}

/** Words that have a letter or a digit; punctuation alone, as in "Chalk / Fern", is no word. */
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * Whether a product has all of the words, in any order, without accents or case. Words of three letters and more are
 * found anywhere, shorter ones at the beginning of a word: the trigram index needs three letters.
 */
export function hasWords(title: string): SQL | undefined {
  return and(
    ...wordsOf(title).map((word) =>
      [...word].length < 3
        ? sql`${products.searchWords} @@ to_tsquery('simple', quote_literal(normal_text(${word})) || ':*')`
        : sql`${products.searchText} like normal_text(${within(word)})`,
    ),
  );
}

/** Whether the SKU begins with one of the texts. Written like the index `products_sku`. */
export function beginsWith(beginnings: readonly string[] | undefined): SQL | undefined {
  return or(...(beginnings ?? []).map((text) => sql`upper(${products.sku}) like ${`${text.trim().toUpperCase()}%`}`));
}

function isSize({ size, sizeSystem = 'US M' }: InventoryFilters): SQL | undefined {
  return size?.length ? and(eq(variants.sizeSystem, sizeSystem), inArray(variants.size, size)) : undefined;
}

/** Whether a variant has a size with its system: `US M 10.5`. */
export function isSizeWithSystem(text: string): SQL | undefined {
  const at = text.lastIndexOf(' ');
  return and(sql`${variants.sizeSystem} = ${text.slice(0, at)}`, eq(variants.size, text.slice(at + 1)));
}

export function isPrice([lowest = 0, highest = 0]: readonly number[] = []): SQL | undefined {
  return and(
    lowest === 0 ? undefined : sql`${variants.priceCents} >= ${Math.round(lowest * 100)}`,
    highest === 0 ? undefined : sql`${variants.priceCents} <= ${Math.round(highest * 100)}`,
  );
}

/** Whether the location received a unit of the variant on these days, both included. */
function wasReceived(date: readonly string[] | undefined, place: InventoryPlace): SQL | undefined {
  const days = isReceivedOn(date, place.timeZone);
  return days && hasUnit(and(isInScope([place.locationId]), days));
}

/** Whether a unit was received on these days, both included; '' is no limit. */
export function isReceivedOn([from = '', to = '']: readonly string[] = [], timeZone: string): SQL | undefined {
  const start = (day: SQL) => sql`(${day})::timestamp at time zone ${timeZone}::text`;
  return and(
    from === '' ? undefined : sql`${units.receivedAt} >= ${start(sql`${from}::date`)}`,
    to === '' ? undefined : sql`${units.receivedAt} < ${start(sql`${to}::date + 1`)}`,
  );
}

function withoutUndefined(conditions: Partial<Record<FilterName, SQL | undefined>>): Partial<Record<FilterName, SQL>> {
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));
}
