import type { TransferStatus } from '@instore/api';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { movementHistory, movementLines, movements } from '../../../db/schema/movements.ts';
import { changeWords } from '../../stock/index.ts';

/** A transfer that no other transaction can change until this one ends, with its pair. */
export type LockedTransfer = typeof movements.$inferSelect & {
  variantId: string;
  unitId: number | null;
  carton: string;
};

/** The end of a transfer at which a location is: it sends the pair, or gets it. */
export type TransferEnd = 'from' | 'to';

/** Whether a document is a transfer with a location at its end. */
export const isTransferAt = (locationId: string, end: TransferEnd) =>
  and(eq(movements.kind, 'transfer'), eq(end === 'from' ? movements.fromLocationId : movements.locationId, locationId));

/** Locks transfers in the order of their ids. Lock them before lines and units. */
export function lockTransfers(tx: Tx, where: SQL | undefined): Promise<LockedTransfer[]> {
  return tx
    .select({
      ...getTableColumns(movements),
      variantId: movementLines.variantId,
      unitId: movementLines.unitId,
      carton: movementLines.carton,
    })
    .from(movements)
    .innerJoin(movementLines, eq(movementLines.movementId, movements.id))
    .where(and(eq(movements.kind, 'transfer'), where))
    .orderBy(asc(movements.id))
    .for('update', { of: movements });
}

interface Named {
  locationId: string;
  transferId: string;
}

/**
 * Locks a transfer that has the location at its end and one of these statuses.
 * @throws ProblemError 404 for a transfer without this end here, 409 for another status, with the person and the time
 */
export async function lockTransfer(
  tx: Tx,
  { locationId, transferId }: Named,
  end: TransferEnd,
  statuses: readonly TransferStatus[],
): Promise<LockedTransfer> {
  const isNamed = and(isTransferAt(locationId, end), eq(movements.id, Number(transferId)));
  // The line is read after the lock: a read that waits for the lock keeps the line as it was.
  await tx.select({ id: movements.id }).from(movements).where(isNamed).for('update');
  const [transfer] = await lockTransfers(tx, isNamed);
  if (transfer === undefined) {
    throw fieldProblem(404, 'Not found', '/transferId', 'There is no such transfer at this location.');
  }
  if (!statuses.some((status) => status === transfer.status)) {
    throw await statusProblem(tx, locationId, transfer, '/transferId');
  }
  return transfer;
}

const STATUS_TEXTS: Record<TransferStatus, string> = {
  asked: '{person} asked for this pair at {time}. It is not accepted yet.',
  accepted: '{person} accepted this transfer at {time}.',
  packed: '{person} packed this pair at {time}.',
  sealed: '{person} closed the carton at {time}. It has not left yet.',
  'in-transit': '{person} sent this pair at {time}.',
  received: '{person} received this pair at {time}.',
  refused: '{person} refused this transfer at {time}.',
  cancelled: '{person} cancelled this transfer at {time}.',
  missing: '{person} reported this pair missing at {time}.',
};

const isTransferStatus = (status: string): status is TransferStatus => Object.hasOwn(STATUS_TEXTS, status);

/** Builds the failure for a transfer in a status that does not allow a step: it names the status, person and time. */
export async function statusProblem(
  tx: Tx,
  locationId: string,
  { id, status, announcedAt }: Pick<LockedTransfer, 'id' | 'status' | 'announcedAt'>,
  field: string,
) {
  if (!isTransferStatus(status)) throw new Error(`Document ${id} is no transfer.`);
  const [step] = await tx
    .select({ at: movementHistory.at, by: movementHistory.actor })
    .from(movementHistory)
    .where(and(eq(movementHistory.movementId, id), inArray(movementHistory.status, [status])))
    .orderBy(desc(movementHistory.id))
    .limit(1);
  const { values, english } = await changeWords(tx, locationId, step ?? { at: announcedAt, by: null });
  return fieldProblem(409, 'Another state', field, said(STATUS_TEXTS[status], values, english));
}
