import { eq } from 'drizzle-orm';
import { localDay } from '../../../base/localTime.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { countPlans } from '../../../db/schema/counts.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { makeRounds } from '../makeRounds.ts';
import { readAisles, readCounters, readPlans } from '../queries/readPlans.ts';

type Body = OperationInput<'planCount'>['body'];

/** Plans counts of bins: on one day, or on weekdays [M-07]. */
export const planCount: Operation<'planCount'> = (input) =>
  once('planCount', input, async (tx) => {
    const { body, caller, store } = input;
    const now = store.now();
    await checkDays(tx, body, now);
    await checkNames(tx, body);
    const { locationId, aisles, onDay = null, assignedTo = null, isBlind, recountAbove = null } = body;
    const weekdays = body.weekdays ?? null;
    const [row] = await tx
      .insert(countPlans)
      .values({
        locationId,
        aisles: aisles.toSorted(),
        onDay,
        weekdays: weekdays && weekdays.toSorted((a, b) => a - b),
        assignedTo,
        isBlind,
        recountAbove,
        plannedBy: caller.userId,
        plannedAt: now,
      })
      .returning({ id: countPlans.id });
    if (row === undefined) throw new Error('The plan was not stored.');
    await makeRounds({ db: tx, now: store.now });
    const [plan] = await readPlans(tx, eq(countPlans.id, row.id));
    if (plan === undefined) throw new Error(`Plan ${row.id} disappeared within its transaction.`);
    return { status: true, data: plan };
  });

/** @throws ProblemError 422 for neither a day nor weekdays, for both, and for a day that is over */
async function checkDays(tx: Tx, { locationId, onDay, weekdays }: Body, now: Date): Promise<void> {
  if ((onDay === undefined) === (weekdays === undefined)) {
    throw fieldProblem(422, 'Not valid', '/weekdays', 'Choose one day, or weekdays.');
  }
  const [location] = await tx
    .select({ timeZone: locations.timeZone })
    .from(locations)
    .where(eq(locations.id, locationId));
  if (location === undefined) throw new Error(`Location ${locationId} disappeared within the transaction.`);
  if (onDay !== undefined && onDay < localDay(now, location)) {
    throw fieldProblem(422, 'Not valid', '/onDay', 'This day is over.');
  }
}

/** @throws ProblemError 422 for an aisle that the location does not have, and for a person who does not count there */
async function checkNames(tx: Tx, { locationId, aisles, assignedTo }: Body): Promise<void> {
  const known = await readAisles(tx, locationId);
  const unknown = aisles.findIndex((aisle) => !known.some((each) => each.aisle === aisle));
  if (unknown >= 0) {
    const message = said('There is no aisle {aisle} at this location.', { aisle: aisles[unknown] ?? '' });
    throw fieldProblem(422, 'Not valid', `/aisles/${unknown}`, message);
  }
  if (assignedTo === undefined) return;
  const people = await readCounters(tx, locationId);
  if (people.some(({ id }) => id === assignedTo)) return;
  throw fieldProblem(422, 'Not valid', '/assignedTo', 'This person does not count at this location.');
}
