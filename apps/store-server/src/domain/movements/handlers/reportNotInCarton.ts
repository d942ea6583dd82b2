import { and, eq, inArray, isNull } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import type { Operation } from '../../operation.ts';
import { lockDelivery, noteCount } from '../queries/lockDelivery.ts';
import { readDeliveryIn } from '../queries/readDelivery.ts';

/** Notes that pairs of a carton are not in it [M-02]. Only then do they count as short. */
export const reportNotInCarton: Operation<'reportNotInCarton'> = (input) =>
  once('reportNotInCarton', input, async (tx) => {
    const { body } = input;
    const delivery = await lockDelivery(tx, body);
    const isOpen = and(
      eq(movementLines.movementId, delivery.id),
      eq(movementLines.carton, body.carton),
      isNull(movementLines.condition),
      eq(movementLines.isAbsent, false),
      body.inventoryItemIds && inArray(movementLines.variantId, body.inventoryItemIds),
    );
    const absent = await tx
      .update(movementLines)
      .set({ isAbsent: true })
      .where(isOpen)
      .returning({ id: movementLines.id });
    if (absent.length === 0) {
      const message = said('No pair of these is left to count in carton {carton}.', {
        carton: body.carton,
      });
      throw fieldProblem(409, 'Nothing to report', '/carton', message);
    }
    await noteCount(tx, delivery);
    return { status: true, data: await readDeliveryIn(tx, delivery) };
  });
