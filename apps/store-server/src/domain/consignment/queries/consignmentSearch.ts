import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { hasWord, nameHasWord, readWords } from '../../../db/words.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Whether the words of a search are in consignee and product. A sub-select, so that counts need no joins. */
function wordsMatch(search: string, variantId: PgColumn, consigneeId: PgColumn): SQL {
  const words = (readWords(search) ?? []).map((word) => or(hasWord(word), nameHasWord(sql`${users.name}`, word)));
  return sql`exists (
    select 1 from ${variants} join ${products} on ${products.id} = ${variants.productId}
    left join ${users} on ${users.id} = ${consigneeId}
    where ${variants.id} = ${variantId} and ${and(...words)})`;
}

/**
 * Whether a unit matches a search: by barcode, SKU or words, and for staff by order; undefined without a search [G-06].
 * Consignees do not read the orders of their pairs.
 */
export function matchesUnit(text: string | undefined, isStaff: boolean): SQL | undefined {
  const search = text?.trim();
  if (!search) return undefined;
  const isInOrder = sql`exists (
    select 1 from ${orderItems}
    where ${orderItems.unitId} = ${units.id} and upper(${orderItems.orderNumber}) = ${search.toUpperCase()})`;
  return or(
    eq(units.barcode, canonicalBarcode(search)),
    isStaff ? isInOrder : undefined,
    wordsMatch(search, units.variantId, units.consigneeId),
  );
}

/** Whether an announced pair matches a search: by SKU or words; undefined without a search. */
export function matchesAnnounced(text: string | undefined): SQL | undefined {
  const search = text?.trim();
  return search ? wordsMatch(search, announcedPairs.variantId, announcedPairs.consigneeId) : undefined;
}
