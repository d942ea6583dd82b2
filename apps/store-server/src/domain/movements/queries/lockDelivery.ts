import { and, eq } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { movements } from '../../../db/schema/movements.ts';
import { changeWords } from '../../stock/index.ts';

/** A delivery that no other transaction can change until this one ends. */
export type LockedDelivery = typeof movements.$inferSelect;

/** Whether a document is this delivery of a location. */
export const isDelivery = (locationId: string, id: number) =>
  and(eq(movements.id, id), eq(movements.locationId, locationId), eq(movements.kind, 'delivery'));

/** Builds the failure for a delivery that the location does not have. */
export const noSuchDelivery = (field: string) =>
  fieldProblem(404, 'Not found', field, 'There is no such delivery at this location.');

/**
 * Locks a delivery of a location that is not closed. Lock it before units.
 * @throws ProblemError 404 for an unknown delivery, 409 for a closed one, with the person and the time
 */
export async function lockDelivery(
  tx: Tx,
  { locationId, deliveryId }: { locationId: string; deliveryId: string },
): Promise<LockedDelivery> {
  const [delivery] = await tx
    .select()
    .from(movements)
    .where(isDelivery(locationId, Number(deliveryId)))
    .for('update');
  if (delivery === undefined) throw noSuchDelivery('/deliveryId');
  if (delivery.closedAt === null) return delivery;
  const { values, english } = await changeWords(tx, locationId, { at: delivery.closedAt, by: delivery.closedBy });
  const message = said('{person} closed this delivery at {time}.', values, english);
  throw fieldProblem(409, 'Closed', '/deliveryId', message);
}

/** Notes that the lines of a delivery changed: it is being counted, also if the count was handed in before. */
export async function noteCount(tx: Tx, delivery: LockedDelivery): Promise<void> {
  await tx
    .update(movements)
    .set({ status: 'counting', handedInBy: null, handedInAt: null, version: delivery.version + 1 })
    .where(eq(movements.id, delivery.id));
}
