import { and, eq, inArray } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { tryouts } from '../../../db/schema/tryouts.ts';
import { dayAt } from '../../tryouts/index.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { readProgress } from '../queries/readProgress.ts';

/**
 * Reads how far a request of the kiosk's location and day is, by the number that the customer was told [C-10]. Everyone can
 * type a number: also the kiosk that sent the request reads it as a foreign one.
 */
export function getTryoutByNumber({
  numberTries,
}: Pick<OperationOptions, 'numberTries'>): Operation<'getTryoutByNumber'> {
  return async ({ path, caller, store: { db, now } }) => {
    await numberTries.count(caller.userId);
    const locationIds = caller.locationIds === 'all' ? [] : caller.locationIds;
    const [locationId = ''] = locationIds;
    const day = await dayAt(db, locationId, now());
    const [tryout] = await db
      .select()
      .from(tryouts)
      .where(and(inArray(tryouts.locationId, locationIds), eq(tryouts.day, day), eq(tryouts.number, path.number)));
    if (tryout === undefined) throw problem(404, 'Not found', { detail: 'There is no such number today.' });
    return { data: await readProgress(db, tryout, now(), false) };
  };
}
