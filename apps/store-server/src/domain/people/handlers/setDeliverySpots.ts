import { eq } from 'drizzle-orm';
import { deliverySpots } from '../../../db/schema/stores.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { readSpots } from '../queries/deliverySpots.ts';

/**
 * Replaces the delivery spots of a location; the last of two concurrent calls counts [K-12].
 * @throws ProblemError 422 for a name that occurs twice in another case
 */
export const setDeliverySpots: Operation<'setDeliverySpots'> = (input) =>
  once('setDeliverySpots', input, async (tx) => {
    const { locationId, spots } = input.body;
    await locationName(tx, locationId);
    const lower = spots.map((name) => name.toLowerCase());
    const twice = lower.findIndex((name, index) => lower.indexOf(name) < index);
    if (twice !== -1) {
      throw fieldProblem(422, 'Named twice', `/spots/${twice}`, `${spots[twice]} is in the list twice.`);
    }
    await tx.delete(deliverySpots).where(eq(deliverySpots.locationId, locationId));
    if (spots.length > 0) {
      await tx
        .insert(deliverySpots)
        .values(spots.map((name, position) => ({ locationId, name, position })))
        .onConflictDoNothing();
    }
    return { data: await readSpots(tx, locationId) };
  });
