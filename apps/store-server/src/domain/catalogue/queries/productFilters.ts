import { PRODUCT_TYPES, SIZE_SYSTEMS } from '@instore/api';
import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { units } from '../../../db/schema/stock.ts';
import { hasWords, readWords } from '../../../db/words.ts';
import type { Db } from '../../../db/database.ts';
import type { OperationInput } from '../../operation.ts';
import { isFree, isElsewhereInStore, isInScope } from '../../stock/index.ts';
import type { Scope } from '../../../security/scope.ts';

/** The words and the filters of the search; a filter is a list, or a text with commas between its values. */
export type Filters = Pick<
  OperationInput<'searchKioskProducts'>['body'],
  'title' | 'color' | 'type' | 'size' | 'brand' | 'availability'
>;

/** Converts the filters to conditions, one for each filter, so that a facet can leave out its own. */
export function readFilters(db: Db, filters: Filters, scope: Scope) {
  const inStock = (where: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(units)
        .where(and(where, eq(units.variantId, variants.id), isFree)),
    );
  const availability = {
    inStore: inStock(isInScope(scope)),
    otherLocations: inStock(isElsewhereInStore(scope)),
  };
  const chosen = itemsOf(filters.availability).map((name) => availability[name as keyof typeof availability]);
  const size = anyOf(itemsOf(filters.size).map(ofSize));
  const inAnyCase = (column: SQL, list: Filters['brand']) => {
    const wanted = itemsOf(list).map((item) => item.toLowerCase());
    return wanted.length === 0 ? undefined : inArray(sql`lower(${column})`, wanted);
  };
  const parts = sql`array_append(${products.colourParts}, array_to_string(${products.colourParts}, ' / '))`;
  const ofColour = inAnyCase(sql`part`, filters.color);
  return {
    title: hasWords(readWords(filters.title)),
    color: ofColour && sql`exists (select 1 from unnest(${parts}) as part where ${ofColour})`,
    type: ofTypes(itemsOf(filters.type).map((item) => item.toLowerCase())),
    brand: inAnyCase(sql`${products.brand}`, filters.brand),
    /** A condition on a variant. */
    size,
    /** A condition on a variant. */
    availability: anyOf(chosen),
    /** Conditions on a variant, by the value of the filter. */
    availabilities: availability,
    /** Whether a product has a variant that meets all of the conditions. */
    hasVariant: (...conditions: (SQL | undefined)[]) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(variants)
          .where(and(eq(variants.productId, products.id), ...conditions)),
      ),
  };
}

/** Whether a product has one of the types: one of the inventory's, else one of the shop system's, e.g. `apparel`. */
function ofTypes(wanted: readonly string[]): SQL | undefined {
  const types = PRODUCT_TYPES.filter((type) => wanted.includes(type));
  const others = wanted.filter((type) => !PRODUCT_TYPES.some((known) => known === type));
  return anyOf([
    ...(types.length > 0 ? [inArray(products.category, types)] : []),
    ...(others.length > 0 ? [inArray(sql`lower(${products.productType})`, others)] : []),
  ]);
}

/** The values of a filter, without empty and repeated ones: each value costs a query of the stock. */
export function itemsOf(list: string | readonly string[] = ''): string[] {
  const items = (typeof list === 'string' ? list.split(',') : list).map((item) => item.trim());
  return [...new Set(items)].filter((item) => item !== '');
}

/** Whether a variant has a size: `10.5` in any size system, or `US M 10.5`. */
function ofSize(text: string): SQL | undefined {
  const wanted = text.toUpperCase();
  const system = SIZE_SYSTEMS.find((name) => wanted.startsWith(`${name.toUpperCase()} `));
  const size = eq(variants.size, wanted.slice(system === undefined ? 0 : system.length + 1).trim());
  return system === undefined ? size : and(eq(variants.sizeSystem, system), size);
}

function anyOf(conditions: (SQL | undefined)[]): SQL | undefined {
  return conditions.length === 0 ? undefined : or(...conditions);
}
