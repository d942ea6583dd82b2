import type { BulkResult } from '@instore/api';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import { units } from '../../../db/schema/stock.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { binOfLastUnit } from '../../stock/index.ts';
import { readBulkRecord } from '../queries/bulkRecords.ts';
import { lockAnnounced, refusalOf, refusedResult, type LockedAnnounced } from '../queries/closeAnnounced.ts';
import { nextLabel } from '../queries/nextLabel.ts';

type Input = OperationInput<'acceptAnnouncedPairs'>;

/**
 * Accepts announced pairs [G-05]: each becomes a unit of its consignee with a barcode of the store. A pair that was
 * accepted or declined before is refused in its result; the others are accepted.
 */
export const acceptAnnouncedPairs: Operation<'acceptAnnouncedPairs'> = (input) =>
  once('acceptAnnouncedPairs', input, async (tx) => {
    const { body } = input;
    const pairs = await lockAnnounced(tx, body);
    const data: BulkResult[] = [];
    for (const announcedId of body.announcedIds) {
      const pair = pairs.find(({ id }) => id === Number(announcedId));
      const refusal = await refusalOf(tx, pair);
      if (refusal !== undefined) data.push(refusedResult(announcedId, refusal));
      else if (pair !== undefined)
        data.push({ announcedId, isDone: true, message: null, ...(await accept(tx, input, pair)) });
    }
    return { status: true, data };
  });

async function accept(tx: Tx, { caller, store }: Input, pair: LockedAnnounced) {
  const now = store.now();
  const { locationId, variantId, consigneeId } = pair;
  // Its history begins with the announcement and this acceptance.
  await tx.execute(sql`select set_config('in_store.accepts', 'yes', true)`);
  const [unit] = await tx
    .insert(units)
    .values({ barcode: await nextLabel(tx), variantId, locationId, consigneeId, receivedAt: now })
    .returning({ id: units.id });
  if (unit === undefined) throw new Error('The unit was not stored.');
  await tx
    .update(announcedPairs)
    .set({ status: 'accepted', closedBy: caller.userId, closedAt: now, unitId: unit.id })
    .where(eq(announcedPairs.id, pair.id));
  const { rows } = await tx.execute<{ bin: string | null }>(
    sql`select ${binOfLastUnit(sql`${locationId}`, sql`${variantId}`)} as bin`,
  );
  return { record: await readBulkRecord(tx, unit.id), suggestedBin: rows[0]?.bin ?? null };
}
