import { and, asc, count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { isInWarehouseList, LONGEST_OUT_FIRST, selectLines } from '../../requests/index.ts';
import { hasNoAnswer } from './openAnswers.ts';

/** Which lines of a location are still out and without an answer. */
const isToFind = (locationId: string, now: Date) =>
  and(eq(requestLines.locationId, locationId), isInWarehouseList('checkedout'), hasNoAnswer(now));

/** Lines without a pair. */
const isPending = (locationId: string) => and(eq(requestLines.locationId, locationId), isInWarehouseList('pending'));

/** Reads a page of the pairs to find, the longest out first. */
export const readToFind = (db: Db | Tx, locationId: string, now: Date, part: { limit: number; offset: number }) =>
  selectLines(db)
    .where(isToFind(locationId, now))
    .orderBy(...LONGEST_OUT_FIRST)
    .limit(part.limit)
    .offset(part.offset);

/** Counts the pairs to find. */
export const countToFind = (db: Db | Tx, locationId: string, now: Date): Promise<number> =>
  db.$count(requestLines, isToFind(locationId, now));

/** Counts the pairs to find, or the lines without a pair, and reads the sizes of the first ones. */
export async function sizesOf(db: Db | Tx, kind: 'to find' | 'pending', locationId: string, now: Date, most: number) {
  const wanted = kind === 'to find' ? isToFind(locationId, now) : isPending(locationId);
  const [total] = await db.select({ count: count() }).from(requestLines).where(wanted);
  const rows = await db
    .select({ size: variants.size })
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .where(wanted)
    .orderBy(asc(requestLines.checkedOutAt), asc(requestLines.id))
    .limit(most);
  return { kind, count: total?.count ?? 0, sizes: rows.map(({ size }) => size) };
}
