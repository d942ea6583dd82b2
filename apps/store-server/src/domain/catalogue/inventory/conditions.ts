import type { Availability, InventoryFilters } from '@instore/api';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { hasWords } from '../../../db/words.ts';
import { isElsewhereInStore, isFree } from '../../stock/index.ts';
import type { Wanted } from './wanted.ts';

/** The place whose inventory is searched. */
export interface InventoryPlace {
  locationId: string;
  /** Where its days begin and end, an IANA name. */
  timeZone: string;
}

/** A filter of the inventory, except the system of `size`. */
export type FilterName = Exclude<keyof InventoryFilters, 'sizeSystem'>;

/** A filter that compares variants. */
type VariantFilter = 'size' | 'allSizes' | 'price' | 'date';

/** A filter that compares products. The availability compares units. */
type ProductFilter = Exclude<FilterName, VariantFilter | 'availability'>;

/** The conditions of a search, one for each filter, so that a facet can leave out its own. */
export interface InventoryConditions {
  /** Conditions on `products`. */
  product: Partial<Record<FilterName, SQL>>;
  /** Conditions on `variants`; all must hold for the same variant. */
  variant: Partial<Record<FilterName, SQL>>;
  /** The chosen availabilities. */
  chosen: readonly Availability[];
  /** The condition of each availability, by a lookup of one unit for each variant. */
  availabilities: Record<Availability, SQL>;
  /** The same by tables that a statement reads once, for counts of all products. */
  stored: { tables: SQL; availabilities: Record<Availability, SQL> };
}

/** Converts the filters to conditions: within a filter the values are alternatives [F-05]. */
export function readConditions(wanted: Wanted, place: InventoryPlace): InventoryConditions {
  const here = eq(units.locationId, place.locationId);
  const elsewhere = isElsewhereInStore([place.locationId]);
  const hasFree = (at: SQL) => hasUnit(and(at, isFree));
  const product: Record<ProductFilter, SQL | undefined> = {
    type: isOneOf(sql`${products.category}::text`, wanted.type),
    color: isOneOf(sql`${products.colourFamily}`, wanted.color),
    brand: isOneOf(sql`${products.brand}`, wanted.brand),
    invBrand: isOneOf(inventoryBrand, wanted.invBrand),
    model: isOneOf(sql`${products.model}`, wanted.model),
    title: hasWords(wanted.words),
    sku: beginsWith(wanted),
  };
  const received = isReceived(wanted, place);
  const variant: Record<VariantFilter, SQL | undefined> = {
    size: isSize(wanted),
    allSizes: or(...wanted.allSizes.map(isSizeWithSystem)),
    price: isPrice(wanted),
    date: received && hasUnit(and(here, received)),
  };
  return {
    product: withoutUndefined(product),
    variant: withoutUndefined(variant),
    chosen: wanted.chosen,
    availabilities: {
      inStore: hasFree(here),
      otherLocations: hasFree(elsewhere),
      onHold: hasUnit(and(here, sql`${units.onHold}`)),
      soldOut: sql`not (${hasFree(here)} or ${hasFree(elsewhere)})`,
    },
    stored: storeAvailabilities({ here, elsewhere, title: product.title }),
  };
}

/**
 * The variants with free units here, with free units elsewhere, and with units on hold. Each facet leaves out its own
 * filter but none leaves out the title: with a title only the units of its products are read.
 */
function storeAvailabilities({
  here,
  elsewhere,
  title,
}: {
  here: SQL;
  elsewhere: SQL;
  title: SQL | undefined;
}): InventoryConditions['stored'] {
  const select = (condition: SQL | undefined) =>
    title === undefined
      ? sql`select distinct ${units.variantId} as id from ${units} where ${condition}`
      : // One unit for each variant: the limit keeps the planner from a join with all units.
        sql`select ${variants.id} as id from ${variants} cross join lateral (
          select 1 from ${units} where ${condition} and ${units.variantId} = ${variants.id} limit 1) as unit
          where ${variants.productId} in (select ${products.id} from ${products} where ${title})`;
  const table = (name: string, condition: SQL | undefined) =>
    sql`${sql.raw(name)} as materialized (${select(condition)})`;
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

const isOneOf = (of: SQL, values: readonly string[]): SQL | undefined =>
  values.length > 0 ? inArray(of, [...values]) : undefined;

/** Whether the SKU begins with one of the texts. Written like the index `products_sku`. */
const beginsWith = ({ skus }: Wanted): SQL | undefined =>
  or(...skus.map((pattern) => sql`upper(${products.sku}) like ${pattern}`));

const isSize = ({ sizes, sizeSystem }: Wanted): SQL | undefined =>
  and(
    ...(sizes.length > 0 ? [sql`${variants.sizeSystem} = ${sizeSystem}`, inArray(sql`${variants.size}`, sizes)] : []),
  );

const isSizeWithSystem = ({ system, size }: Wanted['allSizes'][number]): SQL | undefined =>
  and(sql`${variants.sizeSystem} = ${system}`, sql`${variants.size} = ${size}`);

const isPrice = ({ lowest, highest }: Wanted): SQL | undefined =>
  and(
    lowest === undefined ? undefined : sql`${variants.priceCents} >= ${lowest}`,
    highest === undefined ? undefined : sql`${variants.priceCents} <= ${highest}`,
  );

/** Whether a unit was received on the wanted days of the place, both included. */
export function isReceived({ from, to }: Wanted, { timeZone }: InventoryPlace): SQL | undefined {
  const start = (day: SQL) => sql`(${day})::timestamp at time zone ${timeZone}::text`;
  return and(
    from === undefined ? undefined : sql`${units.receivedAt} >= ${start(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${units.receivedAt} < ${start(sql`${to}::date + 1`)}`,
  );
}

function withoutUndefined(conditions: Partial<Record<FilterName, SQL | undefined>>): Partial<Record<FilterName, SQL>> {
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));
}
