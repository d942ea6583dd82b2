import { latestEnd } from '../rules/holdTime.ts';
import { readClosings } from '../queries/readClosings.ts';
import { readHoldBin } from '../queries/readHoldBin.ts';
import type { Operation } from '../../operation.ts';

/** Reads until when a location holds a pair for a customer, and in which bin [M-04]. */
export const getCustomerHoldTimes: Operation<'getCustomerHoldTimes'> = async ({ query, store: { db, now } }) => {
  const at = now();
  const [{ closings, timeZone }, bin] = await Promise.all([
    readClosings(db, query.locationId, at),
    readHoldBin(db, query.locationId),
  ]);
  return { status: true, data: { closings, timeZone, latest: latestEnd(at).toISOString(), bin } };
};
