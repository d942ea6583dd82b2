import type { Operation } from '../../operation.ts';
import { readRecipientIds } from '../queries/recipientIds.ts';

/** Counts the people whom an announcement would reach [P-05]. */
export const getAnnouncementReach: Operation<'getAnnouncementReach'> = async ({ query, caller, store: { db } }) => {
  const { people } = await readRecipientIds(db, caller, query ?? {});
  return { data: { people: people.length } };
};
