import { eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import { readBulkRecord } from '../queries/bulkRecords.ts';
import { refuseIfKept } from '../../stock/index.ts';
import { lockHeldUnit, refuseUnlessFree } from '../queries/setAside.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';

/** Puts a unit on hold or ends the hold [G-04]. Repeating either changes nothing. */
export const setBarcodeOnHold: Operation<'setBarcodeOnHold'> = (input) =>
  once('setBarcodeOnHold', input, async (tx) => {
    const { body, caller, store } = input;
    const { onHold = true } = body;
    const held = await lockHeldUnit(tx, body.barcode);
    if (onHold) {
      await refuseIfKept(tx, held.unit.id);
      refuseUnlessFree(held, 'hold');
    }
    if (held.unit.onHold !== onHold) {
      // A missing unit keeps the note of who reported it.
      const note = onHold
        ? { setAsideNote: body.note ?? null, setAsideBy: caller.userId, setAsideAt: store.now() }
        : held.unit.missing
          ? {}
          : { setAsideNote: null, setAsideBy: null, setAsideAt: null };
      await tx
        .update(units)
        .set({ onHold, ...note })
        .where(eq(units.id, held.unit.id));
    }
    return { status: true, data: await readBulkRecord(tx, held.unit.id) };
  });
