import { eq } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { findUnit, pairOf, readScanTime, refusedScan } from '../../stock/index.ts';
import { readContent } from '../queries/binContent.ts';
import { lockCount } from '../queries/lockCount.ts';
import { readCount } from '../queries/readCount.ts';

/** Adds a scanned unit to a count; the first scan of a unit counts [W-12]. A count that was handed in is open again. */
export const scanCount: Operation<'scanCount'> = (input) =>
  once('scanCount', input, async (tx) => {
    const { body, caller, store } = input;
    const count = await lockCount(tx, body);
    const unit = await findUnit(tx, caller, body.locationId, body.barcode);
    if (unit.state === 'Sold')
      throw refusedScan(409, 'Sold', said('{name}, size {size} is sold. Ask an admin.', pairOf(unit)));
    if (unit.state === 'Checked Out') {
      throw refusedScan(
        409,
        'Checked out',
        said('{name}, size {size} is checked out. Check it in first.', pairOf(unit)),
      );
    }
    await tx
      .insert(countScans)
      .values({
        countId: count.id,
        unitId: unit.id,
        scannedBy: caller.userId,
        scannedAt: readScanTime(store.now(), body.scannedAt),
      })
      .onConflictDoNothing();
    await tx
      .update(binCounts)
      .set({
        status: 'open',
        handedInBy: null,
        handedInAt: null,
        expected: await readContent(tx, count.binId),
        version: count.version + 1,
      })
      .where(eq(binCounts.id, count.id));
    return { status: true, data: await readCount(tx, count.id) };
  });
