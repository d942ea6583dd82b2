import { closeNotices, LOCKED_NOTICE, type Notices } from './closeNotices.ts';
import { openKeptStorage } from './keptStorage.ts';

/** Removes what the last person has left on a shared tablet: lists for the time without network, and notices. */
export async function clearPerson(navigator: Notices): Promise<void> {
  await closeNotices(navigator, LOCKED_NOTICE);
  await openKeptStorage().clear();
}
