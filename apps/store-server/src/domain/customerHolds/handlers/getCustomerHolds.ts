import { countHolds, readHolds } from '../queries/readHolds.ts';
import type { Operation } from '../../operation.ts';

/** Lists the pairs that a location holds for customers, or those whose hold ended today [M-04]. */
export const getCustomerHolds: Operation<'getCustomerHolds'> = async ({ query, caller, store: { db, now } }) => {
  const at = now();
  const [content, { total, counts }] = await Promise.all([
    readHolds(db, query, caller.userId, at),
    countHolds(db, query, caller.userId, at),
  ]);
  return { status: true, data: { content, totalElements: total, counts } };
};
