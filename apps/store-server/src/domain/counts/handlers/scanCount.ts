import { and, eq, not } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { findUnit, lockUnits, pairOf, refuseIfChanged, refuseIfPacked, refusedScan } from '../../stock/index.ts';
import { readContent } from '../queries/binContent.ts';
import { lockCount } from '../queries/lockCount.ts';
import { refuseScanBeforeRecount } from '../rules/recount.ts';
import { isUpToDate } from '../queries/isUpToDate.ts';
import { readCount } from '../queries/readCount.ts';

/**
 * Adds a scanned unit to a count; the first scan of a unit counts [W-12]. Scans of units that were brought
 * elsewhere since are forgotten. A count that was handed in is open again.
 */
export const scanCount: Operation<'scanCount'> = (input) =>
  once('scanCount', input, async (tx, scannedAt) => {
    const { body, caller } = input;
    const count = await lockCount(tx, body);
    refuseScanBeforeRecount(count, caller.userId);
    const unit = await findUnit(tx, caller, body.locationId, body.barcode);
    const [locked] = await lockUnits(tx, [unit.id]);
    if (locked === undefined) throw new Error(`Unit ${unit.id} disappeared within its transaction.`);
    if (locked.state === 'Sold')
      throw refusedScan(409, 'Sold', said('{name}, size {size} is sold. Ask an admin.', pairOf(unit)));
    if (locked.state === 'Checked Out') {
      throw refusedScan(
        409,
        'Checked out',
        said('{name}, size {size} is checked out. Check it in first.', pairOf(unit)),
      );
    }
    await refuseIfPacked(tx, locked.id);
    await refuseIfChanged(tx, input, scannedAt, [locked]);
    await tx.delete(countScans).where(and(eq(countScans.countId, count.id), not(isUpToDate)));
    await tx
      .insert(countScans)
      .values({
        countId: count.id,
        unitId: unit.id,
        scannedBy: caller.userId,
        // The scan follows the last change of the unit, also by a clock that is behind.
        scannedAt: locked.changedAt !== null && locked.changedAt > scannedAt ? locked.changedAt : scannedAt,
      })
      .onConflictDoNothing();
    await tx
      .update(binCounts)
      .set({
        status: 'open',
        recount: count.recount && 'running',
        handedInBy: null,
        handedInAt: null,
        expected: await readContent(tx, count.binId),
        version: count.version + 1,
      })
      .where(eq(binCounts.id, count.id));
    return { status: true, data: await readCount(tx, count.id, caller) };
  });
