import { eq } from 'drizzle-orm';
import { units } from '../db/schema/stock.ts';
import { readBulkRecord } from './consignment/bulkRecords.ts';
import { lockOnePair, refuseUnlessHere } from './consignment/setAside.ts';
import { once } from './idempotency.ts';
import type { Operation } from './operation.ts';

/** Who reads the consignment queue reads there whose a pair is and who set it aside, and why; others have no use for it. */
const READERS: ReadonlySet<string> = new Set([
  'Warehouse_Admin',
  'Store_Admin',
  'Consignment_Admin',
  'YK_Admin',
  'Super_Admin',
]);

/** Sets a pair aside as missing [G-04]. One that is promised is replaced instead, so that nobody waits in vain. */
export const setBarcodeMissing: Operation<'setBarcodeMissing'> = (input) =>
  once('setBarcodeMissing', input, async (tx) => {
    const { body, caller, store } = input;
    const pair = await lockOnePair(tx, body.barcode);
    refuseUnlessHere(pair, 'Choose another pair in its place.');
    if (!pair.unit.missing) {
      // A pair on hold keeps the word of whoever holds it.
      const said = pair.unit.onHold
        ? {}
        : { setAsideNote: body.note ?? null, setAsideBy: caller.userId, setAsideAt: store.now() };
      await tx
        .update(units)
        .set({ missing: true, ...said })
        .where(eq(units.id, pair.unit.id));
    }
    const data = await readBulkRecord(tx, pair.unit.id);
    if (READERS.has(caller.role)) return { status: true, data };
    return { status: true, data: { ...data, consignee: null, note: null, setAsideBy: null, setAsideAt: null } };
  });
