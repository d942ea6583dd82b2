import type { Role } from '@instore/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NotificationName } from '../../../base/notificationTypes.ts';
import { userRoles } from '../../../db/schema/people.ts';
import type { StoreContext } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
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
  const { type, title, objectId, tryoutId, redirectUrl } = content;
  const { rows } = await tx.execute<{ userId: string; id: string; customerNumber: number | null }>(sql`
    insert into notifications (user_id, type, title, object_id, customer_number, redirect_url, created_at)
    select person, ${type}, ${title}, ${objectId}, (select number from tryouts where id = ${tryoutId}::bigint),
           ${redirectUrl}, ${createdAt}::timestamptz
    from unnest(${sql.param(people)}::text[]) as person
    returning user_id as "userId", id, customer_number as "customerNumber"`);
  const events = rows.map((row) => ({
    destination: `/user/${row.userId}/in-app-notifications`,
    body: toNotification({ ...content, ...row, id: Number(row.id), acknowledged: false, createdAt }),
  }));
  await store.publish(tx, ...events);
}

/** Reads the ids of the people who have one of the roles at a location. */
export async function peopleAt(tx: Tx, locationId: string, roles: Role[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.locationId, locationId), inArray(userRoles.role, roles)))
    .orderBy(userRoles.userId);
  return rows.map((row) => row.userId);
}
