import { worksIn } from '@instore/api';
import { readCustomerLines } from '../queries/customerLines.ts';
import type { Operation } from '../../operation.ts';

/** Lists the live lines of a customer by the number on the ticket [K-10]. */
export const getCustomerLines: Operation<'getCustomerLines'> = async ({ query, caller, store: { db, now } }) => {
  const isFloor = worksIn(caller.role, 'shoesize');
  return { status: true, data: { lines: await readCustomerLines(db, { ...query, isFloor, now: now() }) } };
};
