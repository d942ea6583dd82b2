import { eq, sql } from 'drizzle-orm';
import { setAsideColumns } from '../../../base/setAsideNotes.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { orderItems } from '../../../db/schema/orders.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { findBin, findUnit } from '../../stock/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { insertReturn } from '../queries/insertReturn.ts';
import { type LockedSale, lockSoldUnit } from '../queries/lockSale.ts';
import { tellConsignee, tellStockroom } from '../queries/tellOfReturn.ts';
import { damageOf, REASON_NOTES } from '../rules/damage.ts';

type Input = OperationInput<'takeBack'>;

/**
 * Takes a sold unit back from its customer [M-05]: it is free again, or on hold if it is faulty or worn. It leaves its
 * order; the line with which it was sold is no sale in the figures any more. Of two returns at once the first wins.
 */
export const takeBack: Operation<'takeBack'> = (input) =>
  once('takeBack', input, async (tx) => {
    const { body, caller, store } = input;
    const { locationId, reason, condition } = body;
    const at = store.now();
    const found = await findUnit(tx, caller, locationId, body.barcode);
    const bin = body.bin === undefined ? undefined : await findBin(tx, locationId, body.bin);
    const sale = await lockSoldUnit(tx, found.id, body);
    const { unit, item } = sale;
    const isDamaged = damageOf(reason, condition) !== undefined;
    await freeUnit(tx, input, sale, bin?.id);
    const by = caller.userId;
    const returnNumber = await insertReturn(tx, sale, { locationId, reason, condition, isDamaged, by, at });
    await tellConsignee(tx, store, unit, 'came back');
    // A unit that is in its bin already needs no work of the stockroom.
    if (bin?.zone !== 'stockroom' || isDamaged) {
      await tellStockroom(tx, store, unit, { locationId, bin: bin?.code ?? null, onHold: isDamaged, by });
    }
    const data = {
      returnNumber,
      barcode: unit.barcode ?? body.barcode,
      orderNumber: item?.orderNumber ?? null,
      bin: bin?.code ?? null,
      onHold: isDamaged,
    };
    return { status: true, data };
  });

/** Takes the unit out of its sale: unit, line and item. */
async function freeUnit(
  tx: Tx,
  { body: { reason, condition }, caller, store }: Input,
  { unit, line, item }: LockedSale,
  binId: number | undefined,
): Promise<void> {
  const at = store.now();
  const damage = damageOf(reason, condition);
  const setAside = damage && { ...setAsideColumns(damage), onHold: true, setAsideBy: caller.userId, setAsideAt: at };
  const place = binId === undefined ? undefined : { binId, correctedBy: caller.userId, correctedAt: at };
  await tx.execute(sql`select set_config('in_store.returned', ${REASON_NOTES[reason]}, true)`);
  await tx
    .update(units)
    .set({ state: 'Checked In', placeVersion: sql`${units.placeVersion} + 1`, ...setAside, ...place })
    .where(eq(units.id, unit.id));
  if (line !== undefined) await tx.update(requestLines).set({ returnedAt: at }).where(eq(requestLines.id, line.id));
  // Deferred to the commit, the history would not know the order any more.
  await tx.execute(sql`set constraints units_history immediate`);
  if (item !== undefined) await tx.update(orderItems).set({ unitId: null }).where(eq(orderItems.id, item.id));
}
