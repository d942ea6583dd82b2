import type { Operation } from '../../operation.ts';
import { countChanges, readActors, readChanges, wantedChanges } from '../queries/adminChanges.ts';

/** Lists administrative changes, newest first [P-03]. */
export const getAdminChanges: Operation<'getAdminChanges'> = async ({ query, caller, store: { db } }) => {
  const { page = 0, size = 20, ...filters } = query ?? {};
  const wanted = wantedChanges(caller, filters);
  const [content, totalElements, actors] = await Promise.all([
    readChanges(db, wanted, { limit: size, offset: page * size }),
    countChanges(db, wanted),
    readActors(db, wantedChanges(caller, { locationId: filters.locationId, since: filters.since })),
  ]);
  return { data: { content, totalElements, actors } };
};
