import { and, eq } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import type { Operation } from '../../operation.ts';
import { lockDelivery, noteCount } from '../queries/lockDelivery.ts';
import { readDeliveryIn } from '../queries/readDelivery.ts';
import { countedBefore } from '../queries/refuseIfInStock.ts';

/** What a line has before its pair is counted. */
const NOT_COUNTED = {
  barcode: null,
  isNewLabel: false,
  condition: null,
  note: null,
  countedBy: null,
  countedAt: null,
} as const;

/** Says that a counted pair is damaged, put aside, fine after all, or not counted [M-02]. */
export const correctDelivered: Operation<'correctDelivered'> = (input) =>
  once('correctDelivered', input, async (tx, scannedAt) => {
    const { body } = input;
    const delivery = await lockDelivery(tx, body);
    const isPair = and(eq(movementLines.id, Number(body.pairId)), eq(movementLines.movementId, delivery.id));
    const [line] = await tx
      .select({
        condition: movementLines.condition,
        isAnnounced: movementLines.isAnnounced,
        carton: movementLines.carton,
        at: movementLines.countedAt,
        by: movementLines.countedBy,
      })
      .from(movementLines)
      .where(isPair);
    if (line === undefined) {
      throw fieldProblem(404, 'Not found', '/pairId', 'This pair is not in the delivery any more.');
    }
    if (line.condition === null) {
      throw fieldProblem(409, 'Not counted', '/pairId', 'This pair is not counted. Scan it again.');
    }
    // A late correction is about the count before it.
    if (line.at !== null && line.at > scannedAt) throw await countedBefore(tx, delivery, { ...line, at: line.at });
    if (body.condition !== 'uncounted') {
      await tx
        .update(movementLines)
        .set({ condition: body.condition, note: body.note ?? null })
        .where(isPair);
    } else if (line.isAnnounced) {
      await tx.update(movementLines).set(NOT_COUNTED).where(isPair);
    } else {
      await tx.delete(movementLines).where(isPair);
    }
    await noteCount(tx, delivery);
    return { status: true, data: await readDeliveryIn(tx, delivery) };
  });
