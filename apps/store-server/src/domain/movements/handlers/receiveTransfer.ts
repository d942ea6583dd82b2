import { and, desc, eq, sql } from 'drizzle-orm';
import { canonicalBarcode, noSuchPair } from '../../../base/barcode.ts';
import { said } from '../../../base/problems.ts';
import { setAsideColumns } from '../../../base/setAsideNotes.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { units } from '../../../db/schema/stock.ts';
import { nameWhereKnown } from '../../../security/locations.ts';
import { insertHold } from '../../customerHolds/index.ts';
import { giveUnit, lockLines, waitsForUnit } from '../../requests/index.ts';
import { lockUnits, refuseIfChanged, refusedScan } from '../../stock/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { endTransfer } from '../queries/endTransfer.ts';
import { isTransferAt, type LockedTransfer, lockTransfers, statusProblem } from '../queries/lockTransfer.ts';
import { readTransferIn } from '../queries/readTransfers.ts';
import { tellAsker } from '../queries/tellOfTransfer.ts';

type Input = OperationInput<'receiveTransfer'>;

/**
 * Receives a unit of a transfer: it belongs to this location, without a bin [M-03]. The hold for its customer begins, or
 * its line has it; the person who asked is told. A damaged unit goes on hold; one that was missing is found.
 */
export const receiveTransfer: Operation<'receiveTransfer'> = (input) =>
  once('receiveTransfer', input, async (tx, scannedAt) => {
    const { body, caller, store } = input;
    const transfer = await lockArriving(tx, input);
    const [line] = transfer.lineId === null ? [] : await lockLines(tx, body.locationId, [transfer.lineId]);
    const [unit] = await lockUnits(tx, [transfer.unitId]);
    if (unit === undefined) throw new Error(`Unit ${transfer.unitId} disappeared within its transaction.`);
    await refuseIfChanged(tx, input, scannedAt, [unit]);
    const now = store.now();
    const isDamaged = body.condition === 'damaged';
    const hold = isDamaged ? undefined : holdOf(transfer, unit.id, now);
    const damage = isDamaged
      ? { onHold: true, ...setAsideColumns('damaged'), setAsideBy: caller.userId, setAsideAt: now }
      : {};
    const waiting = !isDamaged && line !== undefined && waitsForUnit(line) ? line : undefined;
    await tx
      .update(units)
      .set({
        locationId: body.locationId,
        transferId: null,
        binId: null,
        missing: false,
        state: hold || waiting ? 'Pending' : 'Checked In',
        receivedAt: now,
        ...damage,
      })
      .where(eq(units.id, unit.id));
    if (hold !== undefined) await insertHold(tx, hold);
    else if (waiting !== undefined) await giveUnit(tx, waiting, unit.id);
    await tx
      .update(movementLines)
      .set({
        condition: isDamaged ? 'damaged' : 'here',
        barcode: unit.barcode,
        countedBy: caller.userId,
        countedAt: scannedAt,
      })
      .where(eq(movementLines.movementId, transfer.id));
    await endTransfer(tx, transfer, { status: 'received', closedBy: caller.userId, closedAt: now });
    await tellAsker(tx, store, 'arrived', { ...transfer, by: caller.userId });
    return { status: true, data: await readTransferIn(tx, transfer.id) };
  });

/** The hold that begins with the arrival; undefined without a customer, and when its time is over. */
function holdOf({ firstName, note, until, askedBy, locationId }: LockedTransfer, unitId: number, now: Date) {
  if (firstName === null || until === null || askedBy === null || until <= now) return undefined;
  return { locationId, unitId, firstName, note, until, heldBy: askedBy, heldAt: now };
}

type ArrivingTransfer = LockedTransfer & { unitId: number };

/**
 * Locks the transfer with which a scanned unit comes here. One that was reported missing may arrive after all, unless the
 * unit was found or sold meanwhile.
 * @throws ProblemError 404 for an unknown barcode, 409 for a unit that is not on its way here
 */
async function lockArriving(tx: Tx, { body, caller }: Input): Promise<ArrivingTransfer> {
  const [unit] = await tx
    .select({ id: units.id, locationId: units.locationId, missing: units.missing })
    .from(units)
    .where(eq(units.barcode, canonicalBarcode(body.barcode)));
  if (unit === undefined) throw refusedScan(404, 'Unknown barcode', noSuchPair(body.barcode));
  const isHere = and(isTransferAt(body.locationId, 'to'), eq(movementLines.unitId, unit.id));
  const [last] = await tx
    .select({ id: movements.id })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .where(isHere)
    .orderBy(desc(movements.id))
    .limit(1)
    .for('update', { of: movements });
  const [transfer] = last === undefined ? [] : await lockTransfers(tx, sql`${movements.id} = ${last.id}`);
  const { unitId } = transfer ?? { unitId: null };
  const isLost = transfer?.status === 'missing' && unit.missing && unit.locationId === transfer.fromLocationId;
  if (transfer !== undefined && unitId !== null && (transfer.status === 'in-transit' || isLost)) {
    return { ...transfer, unitId };
  }
  if (transfer !== undefined && transfer.status !== 'missing') {
    throw await statusProblem(tx, body.locationId, transfer, '/barcode');
  }
  const location = await nameWhereKnown(tx, caller, unit.locationId);
  throw refusedScan(
    409,
    'Not on its way',
    said('This pair is not on its way here. It belongs to {location}.', { location }),
  );
}
