import { asc, eq } from 'drizzle-orm';
import { userRoles, users } from '../../../db/schema/people.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Operation } from '../../operation.ts';

/** Lists the caller's roles, the active one first [S-06]. */
export const getUserRoles: Operation<'getUserRoles'> = async ({ path, store }) => ({
  data: await store.db
    .select({ role: userRoles.role, location: locations.name, locationId: locations.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(locations, eq(locations.id, userRoles.locationId))
    .where(eq(users.sub, path.sub))
    .orderBy(asc(userRoles.position)),
});
