import { eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import { readBulkRecord } from '../queries/bulkRecords.ts';
import { lockOnePair, refuseUnlessHere } from '../queries/setAside.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';

/** Holds a pair back, or lets it go again [G-04]. Doing either twice is fine. */
export const setBarcodeOnHold: Operation<'setBarcodeOnHold'> = (input) =>
  once('setBarcodeOnHold', input, async (tx) => {
    const { body, caller, store } = input;
    const { onHold = true } = body;
    const pair = await lockOnePair(tx, body.barcode);
    if (onHold) refuseUnlessHere(pair, 'It can be held back when it is free again.');
    if (pair.unit.onHold !== onHold) {
      // A missing pair keeps the word of whoever missed it.
      const said = onHold
        ? { setAsideNote: body.note ?? null, setAsideBy: caller.userId, setAsideAt: store.now() }
        : pair.unit.missing
          ? {}
          : { setAsideNote: null, setAsideBy: null, setAsideAt: null };
      await tx
        .update(units)
        .set({ onHold, ...said })
        .where(eq(units.id, pair.unit.id));
    }
    return { status: true, data: await readBulkRecord(tx, pair.unit.id) };
  });
