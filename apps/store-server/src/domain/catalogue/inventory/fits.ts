import type { Availability } from '@instore/api';
import { and, or, sql, type SQL } from 'drizzle-orm';
import { products, variants } from '../../../db/schema/catalogue.ts';
import type { FilterName, InventoryConditions } from './conditions.ts';

/** The conditions of filters, without that of one filter. */
function allBut(conditions: Partial<Record<FilterName, SQL>>, except: FilterName | undefined): SQL | undefined {
  return and(...Object.entries(conditions).flatMap(([name, condition]) => (name === except ? [] : condition)));
}

/** Whether the product has a variant that meets a condition. */
function hasVariant(condition: SQL | undefined): SQL {
  return sql`exists (select 1 from ${variants} where ${and(sql`${variants.productId} = ${products.id}`, condition)})`;
}

/** The conditions on `products` alone. */
export function fitsProduct(conditions: InventoryConditions, except?: FilterName): SQL | undefined {
  return allBut(conditions.product, except);
}

/** The conditions on `variants` alone. */
export function fitsVariant(conditions: InventoryConditions, except?: FilterName): SQL | undefined {
  const { chosen, availabilities, variant } = conditions;
  const available = except === 'availability' ? undefined : or(...chosen.map((name) => availabilities[name]));
  return and(allBut(variant, except), available);
}

/** Whether a product has a size that fits, without one of the filters. */
export function hasFittingSize(conditions: InventoryConditions, except?: FilterName): SQL | undefined {
  const { chosen, variant } = conditions;
  const sizes = allBut(variant, except);
  const ways = except === 'availability' ? [] : chosen.map((name) => isAvailable(conditions, name, except));
  return ways.length > 0 ? or(...ways) : sizes && hasVariant(sizes);
}

/** Whether a product is in the results of a search. */
export function fits(conditions: InventoryConditions): SQL | undefined {
  return and(fitsProduct(conditions), hasFittingSize(conditions));
}

/** Whether a product is available so. It is sold out if all of its wanted sizes are. */
export function isAvailable(conditions: InventoryConditions, name: Availability, except?: FilterName): SQL {
  const { availabilities, variant } = conditions;
  const sizes = allBut(variant, except);
  if (name !== 'soldOut') return hasVariant(and(sizes, availabilities[name]));
  const free = or(availabilities.inStore, availabilities.otherLocations);
  return sql`(${hasVariant(sizes)} and not ${hasVariant(and(sizes, free))})`;
}
