import type { Operation } from '../../operation.ts';
import { findAnnouncement, readRecipients } from '../queries/announcements.ts';

/** Reads an announcement and who has acknowledged it [P-05]. */
export const getAnnouncement: Operation<'getAnnouncement'> = async ({ path, caller, store: { db, now } }) => {
  const found = await findAnnouncement(db, caller, path.announcementId, now());
  return { data: { ...found, recipients: await readRecipients(db, found.id) } };
};
