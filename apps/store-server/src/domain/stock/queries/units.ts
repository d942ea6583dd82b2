import type { LastSeen } from '@instore/api';
import { asc, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { productColumns } from './productFacts.ts';

/** The columns of a unit with its product and bin that every list of units shows. */
export const unitColumns = {
  ...productColumns,
  id: units.id,
  barcode: units.barcode,
  state: units.state,
  missing: units.missing,
  onHold: units.onHold,
  consigneeId: units.consigneeId,
  bin: bins.code,
  shelf: bins.shelf,
  seenAt: units.seenAt,
  seenAs: units.seenAs,
};

/** Converts a row to what people see of it: when a person had the unit in the hand last; undefined if that is not known. */
export function toLastSeen({
  seenAt,
  seenAs,
}: Partial<Pick<typeof units.$inferSelect, 'seenAt' | 'seenAs'>>): LastSeen | undefined {
  return seenAt && seenAs ? { at: seenAt.toISOString(), as: seenAs } : undefined;
}

/** Joins a query with the variants that a column of it names, and with their products. */
export function withProduct<Query extends PgSelect>(query: Query, variantId: PgColumn) {
  return query.innerJoin(variants, eq(variants.id, variantId)).innerJoin(products, eq(products.id, variants.productId));
}

/** Joins a query of units with their variants, products and bins. */
export function withProductAndBin<Query extends PgSelect>(query: Query) {
  return withProduct(query, units.variantId).leftJoin(bins, eq(bins.id, units.binId));
}

/**
 * The order in which free units are handed out: units on the sales floor last, then the one that was seen last, then in
 * the order in which a picker walks (ADR 63). The query must join `bins`.
 */
export const inPickOrder = [
  sql`${bins.zone} = 'floor'`,
  sql`${units.seenAt} desc nulls last`,
  asc(bins.code),
  asc(units.id),
];
