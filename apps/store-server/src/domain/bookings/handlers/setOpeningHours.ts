import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { fieldProblem, problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { locations, type DayHours } from '../../../db/schema/stores.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { readOpeningHours } from '../queries/openingHours.ts';

/** Changes when a location is open, and its slots [P-02]. No booking is moved. */
export const setOpeningHours: Operation<'setOpeningHours'> = (input) =>
  once('setOpeningHours', input, async (tx) => {
    const { body, store } = input;
    const { locationId, hours, slotMinutes, slotCapacity, basedOn } = body;
    await locationName(tx, locationId, '/locationId');
    for (const [day, opened] of hours.entries()) refuseUnlessLong(day, opened, slotMinutes);
    const [stored] = await tx
      .select({
        hours: locations.openingHours,
        slotMinutes: locations.slotMinutes,
        slotCapacity: locations.slotCapacity,
      })
      .from(locations)
      .where(eq(locations.id, locationId))
      .for('no key update');
    if (!isDeepStrictEqual(stored, basedOn)) {
      throw problem(409, 'Changed meanwhile', {
        detail: 'Another admin has changed the opening hours. Look at them again before you save.',
      });
    }
    await tx
      .update(locations)
      .set({ openingHours: hours, slotMinutes, slotCapacity })
      .where(eq(locations.id, locationId));
    return { data: await readOpeningHours(tx, locationId, store.now()) };
  });

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** @throws ProblemError 422 for a day on which no slot fits */
function refuseUnlessLong(day: number, hours: DayHours, slotMinutes: number): void {
  if (hours === null) return;
  const open = minutesOf(hours.closes) - minutesOf(hours.opens);
  if (open <= 0) throw fieldProblem(422, 'Not open', `/hours/${day}`, 'This day closes before it opens.');
  if (open < slotMinutes) throw fieldProblem(422, 'Too short', `/hours/${day}`, 'This day is shorter than a slot.');
}
