import type { StaffMember } from '@instore/api';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { adminChanges } from '../../../db/schema/adminChanges.ts';
import { badges, devicePeople } from '../../../db/schema/devices.ts';
import { lastSeen } from '../../../db/schema/lastSeen.ts';
import { userRoles, users } from '../../../db/schema/people.ts';
import { locations } from '../../../db/schema/stores.ts';
import { hasAllWords } from '../../../db/words.ts';
import type { Caller } from '../../../security/callers.ts';
import type { OperationInput } from '../../operation.ts';
import { changeRefusal } from '../rules/peopleRights.ts';

type Query = Omit<NonNullable<OperationInput<'getPeople'>['query']>, 'page' | 'size'>;

/** A person counts as here for so long after the last use, ms. */
const HERE_MS = 2 * 60_000;

const hasPin = sql<boolean>`exists (select from ${devicePeople} where ${devicePeople.userId} = ${users.id} and ${devicePeople.pinHash} is not null)`;
const activeRole = sql<string>`(select role from ${userRoles} where user_id = ${users.id} order by position limit 1)`;

/** The last logged change of a person names the version of name, role and locations (ADR 65). */
const version = sql<string>`coalesce((select max(${adminChanges.id}) from ${adminChanges}
  where ${adminChanges.subjectId} = ${users.id} and ${adminChanges.kind} = 'person'), 0)::text`;

const isSeenSince = (since: Date) =>
  sql<boolean>`coalesce(${lastSeen.at} >= ${since.toISOString()}::timestamptz, false)`;

/** The people whom a caller may see and wants to see. */
function wantedPeople(caller: Caller, { locationId, search, role, hasPin: wantsPin }: Query): SQL | undefined {
  const places = locationId === undefined ? caller.locationIds : [locationId];
  return and(
    sql`exists (select from ${userRoles} where user_id = ${users.id}${
      places === 'all' ? sql`` : sql` and ${inArray(userRoles.locationId, places)}`
    })`,
    role === undefined ? undefined : sql`${activeRole} = ${role}`,
    wantsPin === undefined ? undefined : sql`${hasPin} = ${wantsPin}`,
    hasAllWords(sql`concat_ws(' ', ${users.name}, ${users.email})`, search),
  );
}

/** Reads a page of people by name, their number, and how many of them are here now. */
export async function readPeople(
  db: Db,
  caller: Caller,
  { page = 0, size = 20, ...query }: NonNullable<OperationInput<'getPeople'>['query']>,
  now: Date,
) {
  const wanted = wantedPeople(caller, query);
  const [content, counts] = await Promise.all([
    selectPeople(db, caller, now, wanted, { limit: size, offset: page * size }),
    db
      .select({
        totalElements: sql<number>`count(*)`.mapWith(Number),
        hereNow: sql<number>`count(*) filter (where ${isSeenSince(hereSince(now))})`.mapWith(Number),
      })
      .from(users)
      .leftJoin(lastSeen, eq(lastSeen.userId, users.id))
      .where(wanted),
  ]);
  return { content, ...(counts[0] ?? { totalElements: 0, hereNow: 0 }) };
}

const hereSince = (now: Date) => new Date(now.getTime() - HERE_MS);

async function selectPeople(
  db: Db | Tx,
  caller: Caller,
  now: Date,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<StaffMember[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      hasPhoto: isNotNull(users.photo).mapWith(Boolean),
      role: activeRole,
      lastSeenAt: lastSeen.at,
      isHere: isSeenSince(hereSince(now)),
      hasPin,
      hasBadge: isNotNull(badges.userId).mapWith(Boolean),
      version,
    })
    .from(users)
    .leftJoin(lastSeen, eq(lastSeen.userId, users.id))
    .leftJoin(badges, eq(badges.userId, users.id))
    .where(where)
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)
    .offset(offset);
  const places = await placesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ lastSeenAt, ...row }) => {
    const known = places.get(row.id) ?? [];
    const access = { id: row.id, role: row.role, locationIds: known.map(({ id }) => id) };
    return {
      ...row,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      locations: known,
      refusal: changeRefusal(caller, access),
    };
  });
}

/** The locations of people, the first one selected after sign-in. */
async function placesOf(db: Db | Tx, ids: string[]): Promise<Map<string, { id: string; name: string }[]>> {
  const found = new Map<string, { id: string; name: string }[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ userId: userRoles.userId, id: locations.id, name: locations.name })
    .from(userRoles)
    .innerJoin(locations, eq(locations.id, userRoles.locationId))
    .where(inArray(userRoles.userId, ids))
    .groupBy(userRoles.userId, locations.id, locations.name)
    .orderBy(sql`min(${userRoles.position})`);
  for (const { userId, ...place } of rows) found.set(userId, [...(found.get(userId) ?? []), place]);
  return found;
}

/**
 * Reads a person who works at a location of the caller.
 * @throws ProblemError 404
 */
export async function findStaff(db: Db | Tx, caller: Caller, id: string, now: Date): Promise<StaffMember> {
  const where = and(eq(users.id, id), wantedPeople(caller, {}));
  const [person] = await selectPeople(db, caller, now, where, { limit: 1, offset: 0 });
  if (person === undefined) throw problem(404, 'Not found', { detail: 'This person does not work here.' });
  return person;
}
