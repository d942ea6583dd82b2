import { eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Contract } from '../../../security/contract.ts';
import { readBulkRecord } from '../queries/bulkRecords.ts';
import { lockOnePair, refuseUnlessHere } from '../queries/setAside.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';

/**
 * Sets a pair aside as missing [G-04]. One that is promised is replaced instead, so that nobody waits in vain. Whose it is
 * and who set it aside, and why, is told to those who by the contract read it in the consignment queue; others have no use
 * for it.
 */
export function setBarcodeMissing({ rules }: Contract): Operation<'setBarcodeMissing'> {
  const readers = new Set(rules.get('getConsignmentQueue')?.roles);
  return (input) =>
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
      if (readers.has(caller.role)) return { status: true, data };
      return { status: true, data: { ...data, consignee: null, note: null, setAsideBy: null, setAsideAt: null } };
    });
}
