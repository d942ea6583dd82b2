import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { userRoles } from '../../../db/schema/people.ts';
import type { Access } from '../rules/peopleRights.ts';

/** What a person has after a change; no role after a removal. */
interface Wanted {
  role: string | null;
  locationIds: readonly string[];
}

/** Why a change would leave a location, or the store, without an admin; null where it would not. */
export async function lastAdminRefusal(db: Db | Tx, person: Access, wanted: Wanted): Promise<string | null> {
  if (person.role === 'Super_Admin' && wanted.role !== 'Super_Admin') {
    const others = await othersWith(db, person.id, 'Super_Admin');
    if (others.length === 0) return 'This is the last Super_Admin. Give another person the role first.';
  }
  if (person.role !== 'Store_Admin') return null;
  const left = person.locationIds.filter(
    (locationId) => wanted.role !== 'Store_Admin' || !wanted.locationIds.includes(locationId),
  );
  if (left.length === 0) return null;
  const others = new Set(await othersWith(db, person.id, 'Store_Admin', left));
  return left.every((locationId) => others.has(locationId))
    ? null
    : 'This is the last Store_Admin of a location. Give another person the role first.';
}

/** @throws ProblemError 409 with the reason */
export async function refuseLastAdmin(tx: Tx, person: Access, wanted: Wanted): Promise<void> {
  const refusal = await lastAdminRefusal(tx, person, wanted);
  if (refusal !== null) throw problem(409, 'Last admin', { detail: refusal });
}

/** The locations at which a role is in force for other people: the first of their roles is. */
async function othersWith(db: Db | Tx, id: string, role: string, places?: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ locationId: userRoles.locationId })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.role, role),
        ne(userRoles.userId, id),
        places && inArray(userRoles.locationId, [...places]),
        sql`(select role from ${userRoles} as held where held.user_id = ${userRoles.userId} order by position limit 1) = ${role}`,
      ),
    );
  return rows.map(({ locationId }) => locationId);
}
