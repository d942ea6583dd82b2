import { eq } from 'drizzle-orm';
import { units } from '../../../db/schema/stock.ts';
import type { Contract } from '../../../security/contract.ts';
import { refuseIfKept } from '../../stock/index.ts';
import { readBulkRecord } from '../queries/bulkRecords.ts';
import { lockHeldUnit, refuseUnlessFree } from '../queries/setAside.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { readableRecords } from '../rules/readableRecords.ts';

/**
 * Marks a free unit as missing [G-04]. A reserved unit is refused: replaceMissingPair gives its line another one. The
 * consignee and the reason are returned only to roles that may read the consignment queue.
 */
export function setBarcodeMissing(contract: Contract): Operation<'setBarcodeMissing'> {
  const readable = readableRecords(contract);
  return (input) =>
    once('setBarcodeMissing', input, async (tx) => {
      const { body, caller, store } = input;
      const held = await lockHeldUnit(tx, body.barcode);
      await refuseIfKept(tx, held.unit.id);
      refuseUnlessFree(held, 'missing');
      if (!held.unit.missing) {
        // A unit on hold keeps the note of the hold.
        const note = held.unit.onHold
          ? {}
          : { setAsideNote: body.note ?? null, setAsideBy: caller.userId, setAsideAt: store.now() };
        await tx
          .update(units)
          .set({ missing: true, ...note })
          .where(eq(units.id, held.unit.id));
      }
      return { status: true, data: readable(caller, await readBulkRecord(tx, held.unit.id)) };
    });
}
