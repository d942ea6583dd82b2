import { and, asc, eq, inArray } from 'drizzle-orm';
import { ROLES, worksIn, type Person } from '@instore/api';
import { userRoles, users } from '../../../db/schema/people.ts';
import type { Db, Tx } from '../../../db/database.ts';

/** The roles to whose people lines belong. */
const associates = ROLES.filter((role) => worksIn(role, 'shoesize'));

/** Reads the people with a shoe-size role at a location, by name [Z-09]. */
export async function readColleagues(db: Db | Tx, locationId: string): Promise<Person[]> {
  const rows = await db
    .selectDistinct({ id: users.id, name: users.name, photo: users.photo })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.locationId, locationId), inArray(userRoles.role, associates)))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id, name, photo }) => ({ id, name, hasPhoto: photo !== null }));
}
