import type { AnnouncedPair } from '@instore/api';
import { aliasedTable, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import { users } from '../../../db/schema/people.ts';
import { productColumns, toProductFacts, withProduct } from '../../stock/index.ts';

const consignee = aliasedTable(users, 'consignee');
const closer = aliasedTable(users, 'closer');

/** Selects announced pairs with product and consignee. Add `where`, `orderBy` and `limit`. */
export function selectAnnounced(db: Db | Tx) {
  const query = db
    .select({
      ...productColumns,
      id: announcedPairs.id,
      consignee: consignee.name,
      asksCents: announcedPairs.asksCents,
      condition: announcedPairs.condition,
      announcedAt: announcedPairs.announcedAt,
      status: announcedPairs.status,
      reason: announcedPairs.reason,
      closedBy: closer.name,
      closedAt: announcedPairs.closedAt,
    })
    .from(announcedPairs);
  return withProduct(query.$dynamic(), announcedPairs.variantId)
    .leftJoin(consignee, eq(consignee.id, announcedPairs.consigneeId))
    .leftJoin(closer, eq(closer.id, announcedPairs.closedBy));
}

/** Converts a row to the contract's pair. */
export function toAnnounced(row: Awaited<ReturnType<typeof selectAnnounced>>[number]): AnnouncedPair {
  return {
    ...toProductFacts(row),
    announcedId: String(row.id),
    consignee: row.consignee ?? '',
    asks: row.asksCents === null ? null : row.asksCents / 100,
    condition: row.condition,
    announcedAt: row.announcedAt.toISOString(),
    status: row.status,
    reason: row.reason,
    closedBy: row.closedBy,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}

/** Reads announced pairs in the order of the ids. */
export async function readAnnounced(db: Db | Tx, ids: readonly number[]): Promise<AnnouncedPair[]> {
  const rows = await selectAnnounced(db).where(inArray(announcedPairs.id, [...ids]));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(toAnnounced);
}
