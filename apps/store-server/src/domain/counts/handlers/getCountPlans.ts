import { eq } from 'drizzle-orm';
import { countPlans } from '../../../db/schema/counts.ts';
import type { Operation } from '../../operation.ts';
import { readAisles, readCounters, readPlans } from '../queries/readPlans.ts';

/** Lists the plans of a location, and what a plan can name [M-07]. */
export const getCountPlans: Operation<'getCountPlans'> = async ({ query: { locationId }, store: { db } }) => {
  const [plans, aisles, people] = await Promise.all([
    readPlans(db, eq(countPlans.locationId, locationId)),
    readAisles(db, locationId),
    readCounters(db, locationId),
  ]);
  return { data: { plans, aisles, people } };
};
