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
import { giveUnit, type LockedLine, lockLines, waitsForUnit } from '../../requests/index.ts';
import { type LockedUnit, lockUnits, refuseIfChanged, refusedScan } from '../../stock/index.ts';
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
    const { transfer, line, unit } = await lockArriving(tx, input);
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

/** A unit that arrives, with its transfer and the line that waits for it. */
interface Arriving {
  transfer: LockedTransfer;
  line: LockedLine | undefined;
  unit: LockedUnit;
}

/**
 * Locks the transfer with which a scanned unit comes here, the line that waits for it, and the unit; only then it decides.
 * A unit that was reported missing may arrive after all, unless it was found or sold meanwhile.
 * @throws ProblemError 404 for an unknown barcode, 409 for a unit that is not on its way here
 */
async function lockArriving(tx: Tx, { body, caller }: Input): Promise<Arriving> {
  const { locationId, barcode } = body;
  const [scanned] = await tx
    .select({ id: units.id })
    .from(units)
    .where(eq(units.barcode, canonicalBarcode(barcode)));
  if (scanned === undefined) throw refusedScan(404, 'Unknown barcode', noSuchPair(barcode));
  const transfer = await lockLastTransfer(tx, locationId, scanned.id);
  const [line] = transfer?.lineId == null ? [] : await lockLines(tx, locationId, [transfer.lineId]);
  const [unit] = await lockUnits(tx, [scanned.id]);
  if (unit === undefined) throw new Error(`Unit ${scanned.id} disappeared within its transaction.`);
  const isLost = transfer?.status === 'missing' && unit.missing && unit.locationId === transfer.fromLocationId;
  // The lock of the transfer may have waited until another one had the unit.
  const isOfUnit = transfer?.unitId === unit.id;
  if (transfer !== undefined && isOfUnit && (transfer.status === 'in-transit' || isLost)) {
    return { transfer, line, unit };
  }
  if (transfer !== undefined && transfer.status !== 'missing') {
    throw await statusProblem(tx, locationId, transfer, '/barcode');
  }
  const location = await nameWhereKnown(tx, caller, unit.locationId);
  throw refusedScan(
    409,
    'Not on its way',
    said('This pair is not on its way here. It belongs to {location}.', { location }),
  );
}

/** Locks the last transfer of a unit to a location. */
async function lockLastTransfer(tx: Tx, locationId: string, unitId: number): Promise<LockedTransfer | undefined> {
  const [last] = await tx
    .select({ id: movements.id })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .where(and(isTransferAt(locationId, 'to'), eq(movementLines.unitId, unitId)))
    .orderBy(desc(movements.id))
    .limit(1)
    .for('update', { of: movements });
  // The line is read after the lock: a read that waits for the lock keeps the line as it was.
  const [transfer] = last === undefined ? [] : await lockTransfers(tx, sql`${movements.id} = ${last.id}`);
  return transfer;
}
