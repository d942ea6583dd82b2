import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { units } from '../../../db/schema/stock.ts';
import {
  findUnit,
  type FoundUnit,
  holderOf,
  type LockedUnit,
  lockUnits,
  orderOf,
  pairOf,
  refuseIfChanged,
  refuseIfKept,
  refusedScan,
} from '../../stock/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { queueForCartons } from '../queries/cartons.ts';
import { advance } from '../queries/endTransfer.ts';
import { isTransferAt, type LockedTransfer, lockTransfers, statusProblem } from '../queries/lockTransfer.ts';
import { readTransferIn } from '../queries/readTransfers.ts';

type Input = OperationInput<'packTransfer'>;

/**
 * Puts a scanned unit into the carton to the location that asks for its size [M-03]. It takes the place of the reserved
 * unit, which is free again. The carton that is open takes it, or a new one.
 */
export const packTransfer: Operation<'packTransfer'> = (input) =>
  once('packTransfer', input, async (tx, scannedAt) => {
    const { body, caller } = input;
    const unit = await findUnit(tx, caller, body.locationId, body.barcode);
    await queueForCartons(tx, body.locationId);
    const transfer = await lockFitting(tx, input, unit);
    const replaced = transfer.unitId === unit.id ? null : transfer.unitId;
    const locked = await lockUnits(tx, replaced === null ? [unit.id] : [unit.id, replaced]);
    const scanned = locked.find(({ id }) => id === unit.id);
    if (scanned === undefined) throw new Error(`Unit ${unit.id} disappeared within its transaction.`);
    if (replaced !== null || transfer.unitId === null) await refuseUnlessFree(tx, scanned);
    if (scanned.onHold) throw refusedScan(409, 'On hold', 'This pair is on hold. Scan another one.');
    await refuseIfChanged(tx, input, scannedAt, [scanned]);
    if (replaced !== null) {
      await tx.update(units).set({ state: 'Checked In', transferId: null }).where(eq(units.id, replaced));
    }
    const carton = await openCarton(tx, transfer);
    await tx
      .update(movementLines)
      .set({ carton, unitId: unit.id, announcedBarcode: scanned.barcode })
      .where(eq(movementLines.movementId, transfer.id));
    // Before the unit changes: its history names the bin that it leaves. A missing unit that is scanned is found.
    await advance(tx, transfer, 'packed');
    await tx
      .update(units)
      .set({ state: 'Pending', transferId: transfer.id, binId: null, missing: false })
      .where(eq(units.id, unit.id));
    return { status: true, data: await readTransferIn(tx, transfer.id) };
  });

/**
 * Locks the transfer whose place a scanned unit takes: its own one, or the oldest one of its size.
 * @throws ProblemError 409 for a unit that is packed, and a size that the location does not need
 */
async function lockFitting(tx: Tx, { body }: Input, unit: FoundUnit): Promise<LockedTransfer> {
  const fits = and(
    isTransferAt(body.locationId, 'from'),
    body.toLocationId === undefined ? undefined : eq(movements.locationId, body.toLocationId),
    inArray(movements.status, ['asked', 'accepted']),
    eq(movementLines.variantId, unit.variantId),
  );
  const [first] = await tx
    .select({ id: movements.id })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .where(fits)
    .orderBy(sql`${movementLines.unitId} is not distinct from ${unit.id} desc`, asc(movements.id))
    .limit(1)
    .for('update', { of: movements });
  const [transfer] = first === undefined ? [] : await lockTransfers(tx, eq(movements.id, first.id));
  if (transfer !== undefined) return transfer;
  const [packed] = await lockTransfers(
    tx,
    sql`${movements.id} = (select transfer_id from ${units} where id = ${unit.id}) and ${movementLines.carton} <> ''`,
  );
  if (packed !== undefined) throw await statusProblem(tx, body.locationId, packed, '/barcode');
  const message = said('No location asks for {name}, size {size}. Put the pair back.', pairOf(unit));
  throw refusedScan(409, 'Not asked for', message);
}

/** @throws ProblemError 409 that names why a unit is not free */
async function refuseUnlessFree(tx: Tx, unit: LockedUnit): Promise<void> {
  if (unit.state === 'Checked In') return;
  if (unit.state === 'Sold') throw refusedScan(409, 'Sold', 'This pair is sold.');
  await refuseIfKept(tx, unit.id);
  const [line, order] = [await holderOf(tx, unit.id), await orderOf(tx, unit.id)];
  const holder = order === undefined ? `request ${line?.requestId}` : `order ${order}`;
  throw refusedScan(409, 'Reserved', said('This pair is reserved for {holder}. Take another one.', { holder }));
}

/** The code of the carton that is open for the two locations, or of a new one. */
async function openCarton(tx: Tx, { fromLocationId, locationId }: LockedTransfer): Promise<string> {
  const [open] = await tx
    .select({ carton: movementLines.carton })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .where(
      and(
        isTransferAt(fromLocationId ?? '', 'from'),
        eq(movements.locationId, locationId),
        eq(movements.status, 'packed'),
      ),
    )
    .limit(1);
  if (open !== undefined) return open.carton;
  const { rows } = await tx.execute<{ code: string }>(
    sql`select 'C-' || lpad(nextval('carton_number')::text, 4, '0') as code`,
  );
  return rows[0]?.code ?? '';
}
