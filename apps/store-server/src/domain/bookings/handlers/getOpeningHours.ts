import type { Operation } from '../../operation.ts';
import { readOpeningHours } from '../queries/openingHours.ts';

/** Reads when a location is open, and its slots [P-02]. */
export const getOpeningHours: Operation<'getOpeningHours'> = async ({ query, store }) => ({
  data: await readOpeningHours(store.db, query.locationId, store.now()),
});
