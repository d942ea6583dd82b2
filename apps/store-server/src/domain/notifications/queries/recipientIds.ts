import { and, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { userRoles, users } from '../../../db/schema/people.ts';
import type { Caller } from '../../../security/callers.ts';

/** For whom an announcement is. */
export interface Recipients {
  /** Also people without a role. */
  isEverybody: boolean;
  places: Caller['locationIds'];
  people: string[];
}

/** Reads the people who have one of the roles at one of the locations; by default all roles and the caller's locations. */
export async function readRecipientIds(
  db: Db | Tx,
  caller: Caller,
  { locationIds, roles }: { locationIds?: string[] | undefined; roles?: string[] | undefined },
): Promise<Recipients> {
  const places = locationIds ?? caller.locationIds;
  const isEverybody = places === 'all' && roles === undefined;
  const isWanted = and(
    places === 'all' ? undefined : inArray(userRoles.locationId, places),
    roles === undefined ? undefined : inArray(userRoles.role, roles),
  );
  const rows = isEverybody
    ? await db.select({ userId: users.id }).from(users)
    : await db.selectDistinct({ userId: userRoles.userId }).from(userRoles).where(isWanted).orderBy(userRoles.userId);
  return { isEverybody, places, people: rows.map(({ userId }) => userId) };
}
