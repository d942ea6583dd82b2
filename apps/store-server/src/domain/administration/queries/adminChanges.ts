import type { AdminChange, AdminChangeField, AdminChangeKind, ChangeActor } from '@instore/api';
import { and, arrayOverlaps, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { adminChanges } from '../../../db/schema/adminChanges.ts';
import { apiKeys } from '../../../db/schema/apiKeys.ts';
import { devices } from '../../../db/schema/devices.ts';
import { users } from '../../../db/schema/people.ts';
import { hasAllWords } from '../../../db/words.ts';
import type { Caller } from '../../../security/callers.ts';
import type { OperationInput } from '../../operation.ts';

type Filters = Omit<NonNullable<OperationInput<'getAdminChanges'>['query']>, 'page' | 'size'>;

const actorName = sql<string | null>`coalesce(${users.name}, ${devices.name}, ${apiKeys.name})`;

/** What a search looks at. */
const searched = sql`concat_ws(' ', ${adminChanges.subject}, ${actorName}, ${adminChanges.before}, ${adminChanges.after})`;

/** The changes that a caller may see and wants to see. */
export function wantedChanges(caller: Caller, { locationId, search, kind, actorId, since }: Filters): SQL | undefined {
  const places = locationId === undefined ? caller.locationIds : [locationId];
  return and(
    // What the whole store shares has no location.
    places === 'all' ? undefined : arrayOverlaps(adminChanges.locationIds, places),
    kind && eq(adminChanges.kind, kind),
    actorId === undefined ? undefined : eq(adminChanges.actor, actorId),
    since === undefined ? undefined : gte(adminChanges.at, new Date(since)),
    hasAllWords(searched, search),
  );
}

/** Reads a page of changes, the newest first. @param page.before only changes before this id */
export async function readChanges(
  db: Db | Tx,
  wanted: SQL | undefined,
  { limit, offset = 0, before }: { limit: number; offset?: number; before?: number | undefined },
): Promise<AdminChange[]> {
  const rows = await withActors(db)
    .where(and(wanted, before === undefined ? undefined : lt(adminChanges.id, before)))
    .orderBy(desc(adminChanges.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ change, by }) => ({
    id: String(change.id),
    at: change.at.toISOString(),
    by: change.actor === null ? null : { id: change.actor, name: by ?? change.actor },
    device: change.device,
    // The triggers write no other words.
    kind: change.kind as AdminChangeKind,
    subjectId: change.subjectId,
    subject: change.subject,
    action: change.action,
    field: change.field as AdminChangeField | null,
    before: change.before,
    after: change.after,
  }));
}

const withActors = (db: Db | Tx) =>
  db
    .select({ change: adminChanges, by: actorName })
    .from(adminChanges)
    .leftJoin(users, eq(users.id, adminChanges.actor))
    .leftJoin(devices, eq(devices.deviceId, adminChanges.actor))
    .leftJoin(apiKeys, eq(sql`'key:' || ${apiKeys.id}`, adminChanges.actor))
    .$dynamic();

/** Counts changes. */
export async function countChanges(db: Db, wanted: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(adminChanges)
    .leftJoin(users, eq(users.id, adminChanges.actor))
    .leftJoin(devices, eq(devices.deviceId, adminChanges.actor))
    .leftJoin(apiKeys, eq(sql`'key:' || ${apiKeys.id}`, adminChanges.actor))
    .where(wanted);
  return row?.count ?? 0;
}

/** Reads the people who made changes, by name. */
export async function readActors(db: Db, wanted: SQL | undefined): Promise<ChangeActor[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      inArray(
        users.id,
        db
          .select({ actor: sql<string>`${adminChanges.actor}` })
          .from(adminChanges)
          .where(and(wanted, isNotNull(adminChanges.actor))),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
