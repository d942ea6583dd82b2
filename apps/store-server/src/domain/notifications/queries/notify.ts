import type { Role } from '@instore/api';
import { and, eq, sql } from 'drizzle-orm';
import type { NotificationName } from '../../../base/notificationTypes.ts';
import { userRoles } from '../../../db/schema/people.ts';
import type { StoreContext } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
import { prepared, preparedSql } from '../../../db/prepared.ts';
import { toNotification } from '../rules/toNotification.ts';

/** What a notification shows, and where a click on it leads. */
export interface NotificationContent {
  type: NotificationName;
  title: string;
  /** The number below the title; the type gives it a name: "Request 48213". */
  objectId: string;
  /** The try-on request to which the object belongs: the number of its customer is shown in the place of the object's. */
  tryoutId: number | null;
  redirectUrl: string;
}

/** The page of a request in the warehouse, which opens on a click on its notification [N-05]. */
export const requestPage = (requestId: number): string => `/warehouse/request-details?request=${requestId}`;

/** Stores a notification for each person and publishes it live when the transaction commits. */
export async function notify(
  tx: Tx,
  store: StoreContext,
  people: string[],
  content: NotificationContent,
): Promise<void> {
  if (people.length === 0) return;
  const createdAt = store.now();
  const { rows } = await insertForEach(tx).execute({ ...content, people, createdAt: createdAt.toISOString() });
  const events = rows.map((row) => ({
    destination: `/user/${row.userId}/in-app-notifications`,
    body: toNotification({ ...content, ...row, id: Number(row.id), acknowledged: false, createdAt }),
  }));
  await store.publish(tx, ...events);
}

const insertForEach = preparedSql<{ userId: string; id: string; customerNumber: number | null }>(
  () => sql`
    insert into notifications (user_id, type, title, object_id, customer_number, redirect_url, created_at)
    select person, ${sql.placeholder('type')}, ${sql.placeholder('title')}, ${sql.placeholder('objectId')},
           (select number from tryouts where id = ${sql.placeholder('tryoutId')}::bigint),
           ${sql.placeholder('redirectUrl')}, ${sql.placeholder('createdAt')}
    from unnest(${sql.placeholder('people')}::text[]) as person
    returning user_id as "userId", id, customer_number as "customerNumber"`,
);

/** Reads the ids of the people who have one of the roles at a location. */
export async function peopleAt(tx: Tx, locationId: string, roles: Role[]): Promise<string[]> {
  const rows = await withRoles(tx).execute({ locationId, roles });
  return rows.map((row) => row.userId);
}

const withRoles = prepared((db) =>
  db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.locationId, sql.placeholder('locationId')),
        sql`${userRoles.role}::text = any(${sql.placeholder('roles')}::text[])`,
      ),
    )
    .orderBy(userRoles.userId),
);
