import { and, eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import { userRoles, users } from '../../../db/schema/people.ts';
import type { Operation, OperationOptions } from '../../operation.ts';
import { photoOf } from '../queries/photo.ts';

/** Reads the photo of a person who works at the caller's location; 404 without one [Z-09]. */
export function getPhoto({ artwork }: Pick<OperationOptions, 'artwork'>): Operation<'getPhoto'> {
  return async ({ path, query, store: { db } }) => {
    const [person] = await db
      .select({ sub: users.sub })
      .from(users)
      .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.locationId, query.locationId)))
      .where(eq(users.id, path.id))
      .limit(1);
    const photo = person && (await photoOf(db, artwork, person.sub));
    if (photo === undefined) throw problem(404, 'Not found', { detail: 'There is no photo.' });
    return photo;
  };
}
