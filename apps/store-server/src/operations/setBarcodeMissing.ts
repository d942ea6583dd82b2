import { eq } from 'drizzle-orm';
import { units } from '../db/schema/stock.ts';
import { readBulkRecord } from './consignment/bulkRecords.ts';
import { lockOnePair, refuseUnlessHere } from './consignment/setAside.ts';
import { once } from './idempotency.ts';
import type { Operation } from './operation.ts';

/** Sets a pair aside as missing [G-04]. One that is promised is replaced instead, so that nobody waits in vain. */
export const setBarcodeMissing: Operation<'setBarcodeMissing'> = (input) =>
  once('setBarcodeMissing', input, async (tx) => {
    const { body, caller, store } = input;
    const pair = await lockOnePair(tx, body.barcode);
    refuseUnlessHere(pair, 'Choose another pair in its place.');
    if (!pair.unit.missing) {
      await tx
        .update(units)
        .set({
          missing: true,
          setAsideNote: body.note ?? null,
          setAsideBy: caller.userId,
          setAsideAt: store.now(),
        })
        .where(eq(units.id, pair.unit.id));
    }
    return { status: true, data: await readBulkRecord(tx, pair.unit.id) };
  });
