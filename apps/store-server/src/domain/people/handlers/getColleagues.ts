import type { Operation } from '../../operation.ts';
import { readColleagues } from '../queries/colleagues.ts';

/** Lists the associates of a location, to whom a line can be handed [Z-09]. */
export const getColleagues: Operation<'getColleagues'> = async ({ query, store: { db } }) => ({
  data: await readColleagues(db, query.locationId),
});
