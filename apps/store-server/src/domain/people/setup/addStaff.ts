import { isRole, ROLES } from '@instore/api';
import { and, eq, ne } from 'drizzle-orm';
import { userRoles, users } from '../../../db/schema/people.ts';
import type { Db } from '../../../db/database.ts';
import { refuseUnknownLocations } from './knownLocations.ts';
import { name as nameFormat, readValue } from './readValue.ts';
import { SetupError } from '../../../base/startErrors.ts';

/** A person of the directory, with a role and locations. */
export interface StaffToAdd {
  /** The object id in the directory (`oid`), a UUID. */
  oid: string;
  name: string;
  email: string;
  role: string;
  /** Where the person works; the first is selected after sign-in. */
  locationIds: string[];
}

/**
 * Adds a person, or replaces name, address, role and locations of a known one with immediate effect.
 * @throws SetupError for an invalid value
 */
export async function addStaff(db: Db, { oid, name, email, role, locationIds }: StaffToAdd): Promise<void> {
  const sub = oid.toLowerCase();
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(sub)) {
    throw new SetupError(
      `An object id of the directory looks like 1b4e28ba-2fa1-41d2-883f-0016d3cca427, not "${oid}".`,
    );
  }
  readValue('A name', nameFormat, name);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new SetupError(`"${email}" is not an e-mail address.`);
  if (!isRole(role)) throw new SetupError(`There is no role "${role}". There are: ${ROLES.join(', ')}.`);
  if (locationIds.length === 0) throw new SetupError('Give at least one --location.');
  await db.transaction(async (tx) => {
    const places = [...new Set(locationIds)];
    await refuseUnknownLocations(tx, places);
    const [other] = await tx
      .select({ name: users.name })
      .from(users)
      .where(and(eq(users.email, email), ne(users.sub, sub)));
    if (other !== undefined)
      throw new SetupError(`${email} is the address of ${other.name}, who has another object id.`);
    const [person] = await tx
      .insert(users)
      .values({ id: sub, sub, name, email })
      .onConflictDoUpdate({ target: users.sub, set: { name, email } })
      .returning({ id: users.id });
    if (person === undefined) throw new Error('The person was not stored.');
    await tx.delete(userRoles).where(eq(userRoles.userId, person.id));
    await tx
      .insert(userRoles)
      .values(places.map((locationId, position) => ({ userId: person.id, role, locationId, position })));
  });
}
