import { asc, eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { userRoles, users } from '../../../db/schema/people.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Operation } from '../../operation.ts';

const rolesOf = prepareOnce((db) =>
  db
    .select({ role: userRoles.role, location: locations.name, locationId: locations.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(locations, eq(locations.id, userRoles.locationId))
    .where(eq(users.sub, sql.placeholder('sub')))
    .orderBy(asc(userRoles.position))
    .prepare(''),
);

/** Lists the caller's roles, the active one first [S-06]. */
export const getUserRoles: Operation<'getUserRoles'> = async ({ path, store }) => ({
  data: await rolesOf(store.db).execute({ sub: path.sub }),
});
