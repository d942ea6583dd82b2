import { asc, eq } from 'drizzle-orm';
import { userRoles, users } from '../db/schema/people.ts';
import { locations } from '../db/schema/stores.ts';
import type { Db } from '../db/database.ts';

/** A person on the account page. */
export interface StaffMember {
  sub: string;
  name: string;
  email: string;
  /** The active role. */
  role: string;
  /** The first location of that role. */
  location: string;
}

/** Finds the people of the store for the local sign-in. */
export interface Staff {
  list: () => Promise<StaffMember[]>;
  find: (sub: string) => Promise<StaffMember | undefined>;
}

/** Reads the people from the store's database. */
export function staffOf(db: Db): Staff {
  const query = () =>
    db
      .selectDistinctOn([users.id], {
        sub: users.sub,
        name: users.name,
        email: users.email,
        role: userRoles.role,
        location: locations.name,
      })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .innerJoin(locations, eq(locations.id, userRoles.locationId));
  return {
    list: () => query().orderBy(asc(users.id), asc(userRoles.position)).limit(200),
    find: async (sub) => (await query().where(eq(users.sub, sub)).orderBy(asc(users.id), asc(userRoles.position)))[0],
  };
}
