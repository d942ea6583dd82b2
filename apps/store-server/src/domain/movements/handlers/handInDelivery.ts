import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { movements } from '../../../db/schema/movements.ts';
import type { Operation } from '../../operation.ts';
import { lockDelivery } from '../queries/lockDelivery.ts';
import { readDeliveryIn } from '../queries/readDelivery.ts';
import { refuseUnlessCounted } from '../queries/refuseUnlessCounted.ts';

/** Hands the count of a delivery in: an admin closes it [M-02]. Repeating it changes nothing. */
export const handInDelivery: Operation<'handInDelivery'> = (input) =>
  once('handInDelivery', input, async (tx) => {
    const { body, caller, store } = input;
    const delivery = await lockDelivery(tx, body);
    if (delivery.status !== 'handed-in') {
      await refuseUnlessCounted(tx, delivery);
      await tx
        .update(movements)
        .set({
          status: 'handed-in',
          handedInBy: caller.userId,
          handedInAt: store.now(),
          version: delivery.version + 1,
        })
        .where(eq(movements.id, delivery.id));
    }
    return { status: true, data: await readDeliveryIn(tx, delivery) };
  });
