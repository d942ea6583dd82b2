import type { Operation } from '../../operation.ts';
import { readAnnouncements } from '../queries/announcements.ts';

/** Lists the announcements of the caller's locations, newest first [P-05]. */
export const getAnnouncements: Operation<'getAnnouncements'> = async ({ query, caller, store: { db, now } }) => ({
  data: await readAnnouncements(db, caller, query ?? {}, now()),
});
