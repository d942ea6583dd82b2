import { and, ilike, sql, type SQL } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { within } from '../../../db/like.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether the words of a search are in consignee, brand and name, or begin the SKU. Sub-selects, so that counts need no joins. */
function wordsMatch(search: string, variantId: PgColumn, consigneeId: PgColumn): SQL {
  const text = sql`(
    select ${users.name} || ' ' || ${products.brand} || ' ' || ${products.title}
    from ${variants} join ${products} on ${products.id} = ${variants.productId}
    left join ${users} on ${users.id} = ${consigneeId}
    where ${variants.id} = ${variantId})`;
  const words = and(...search.split(/\s+/).map((word) => ilike(text, within(word))));
  const sku = sql`exists (
    select 1 from ${variants} join ${products} on ${products.id} = ${variants.productId}
    where ${variants.id} = ${variantId} and starts_with(lower(${products.sku}), ${search.toLowerCase()}))`;
  return sql`(${words} or ${sku})`;
}

/** Whether a unit matches a search: by barcode, order, SKU or words; undefined without a search [G-06]. */
export function matchesUnit(text: string | undefined): SQL | undefined {
  const search = text?.trim();
  if (!search) return undefined;
  const isInOrder = sql`exists (
    select 1 from ${orderItems}
    where ${orderItems.unitId} = ${units.id} and upper(${orderItems.orderNumber}) = ${search.toUpperCase()})`;
  return sql`(${units.barcode} = ${canonicalBarcode(search)} or ${isInOrder} or ${wordsMatch(search, units.variantId, units.consigneeId)})`;
}

/** Whether an announced pair matches a search: by SKU or words; undefined without a search. */
export function matchesAnnounced(text: string | undefined): SQL | undefined {
  const search = text?.trim();
  return search ? wordsMatch(search, announcedPairs.variantId, announcedPairs.consigneeId) : undefined;
}
