import { eq } from 'drizzle-orm';
import { deliverySpots, locations } from '../../../db/schema/stores.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { lookOf } from '../../../base/writtenText.ts';
import { once } from '../../../db/idempotency.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { readSpots } from '../queries/deliverySpots.ts';

/**
 * Replaces the delivery spots of a location [K-12].
 * @throws ProblemError 409 if they are no longer those that the change is based on; 422 for a name that occurs twice,
 * also in another case or with marks that show nothing
 */
export const setDeliverySpots: Operation<'setDeliverySpots'> = (input) =>
  once('setDeliverySpots', input, async (tx) => {
    const { locationId, spots, basedOn } = input.body;
    await locationName(tx, locationId, '/locationId');
    // One change after the other. Requests only refer to the location and do not wait.
    await tx.select().from(locations).where(eq(locations.id, locationId)).for('no key update');
    if (basedOn !== undefined && basedOn.join('\n') !== (await readSpots(tx, locationId)).join('\n')) {
      const message = 'Another person has changed the delivery spots meanwhile. Check them and try again.';
      throw fieldProblem(409, 'Changed meanwhile', '/basedOn', message);
    }
    const looks = spots.map(lookOf);
    const twice = looks.findIndex((look, index) => looks.indexOf(look) < index);
    if (twice !== -1) {
      throw fieldProblem(
        422,
        'Named twice',
        `/spots/${twice}`,
        said('{name} is in the list twice.', { name: spots[twice] ?? '' }),
      );
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
