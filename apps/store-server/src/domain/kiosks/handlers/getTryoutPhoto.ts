import { eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { users } from '../../../db/schema/people.ts';
import { photoOf } from '../../people/index.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { ownTryout } from '../queries/ownTryout.ts';

/** Reads the photo of the associate who accepted a kiosk's own try-on request; 404 without one [C-10]. */
export function getTryoutPhoto({ artwork }: Pick<OperationOptions, 'artwork'>): Operation<'getTryoutPhoto'> {
  return async ({ path, caller, store: { db } }) => {
    const { acceptedBy } = await ownTryout(db, path.tryoutItemId, caller.userId);
    const [associate] =
      acceptedBy === null ? [] : await db.select({ sub: users.sub }).from(users).where(eq(users.id, acceptedBy));
    const photo = associate && (await photoOf(db, artwork, associate.sub));
    if (photo === undefined) throw problem(404, 'Not found', { detail: 'There is no photo.' });
    return photo;
  };
}
