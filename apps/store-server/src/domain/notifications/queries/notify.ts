import type { NotificationName } from '@instore/api';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TitleOf } from '../../../base/notificationTypes.ts';
import { inEnglish, type Said } from '../../../base/problems.ts';
import { rolesOf, type Audience } from '../../../base/roles.ts';
import { userRoles } from '../../../db/schema/people.ts';
import type { StoreAccess } from '../../operation.ts';
import type { Tx } from '../../../db/database.ts';
import { toNotification } from '../rules/toNotification.ts';
import { readAbout } from './readAbout.ts';

/** A type of notifications with one of its titles. */
type Titled = { [Name in NotificationName]: { type: Name; title: Said<TitleOf<Name>> } }[NotificationName];

/** What a notification shows, and where a click on it leads. */
export type NotificationContent = Titled & {
  /** The number below the title; the type gives it a name: "Request 48213". */
  objectId: string | null;
  /** The try-on request to which the object belongs: the number of its customer is shown in the place of the object's. */
  tryoutId: number | null;
  redirectUrl: string;
};

/** The page of a request in the warehouse, which opens on a click on its notification [N-05]. */
export const requestPage = (requestId: number): string => `/warehouse/request-details?request=${requestId}`;

/** Stores a notification for each person and publishes it live when the transaction commits. */
export async function notify(
  tx: Tx,
  store: StoreAccess,
  people: string[],
  content: NotificationContent,
): Promise<void> {
  if (people.length === 0) return;
  const createdAt = store.now();
  const { type, objectId, tryoutId, redirectUrl } = content;
  const { text: titleText, values: titleValues } = content.title;
  const title = inEnglish(content.title);
  const { rows } = await tx.execute<{ userId: string; id: string; customerNumber: number | null }>(sql`
    insert into notifications (user_id, type, title, title_text, title_values, object_id, customer_number, redirect_url,
                               created_at)
    select person, ${type}, ${title}, ${titleText}, ${JSON.stringify(titleValues)}::jsonb, ${objectId},
           (select number from tryouts where id = ${tryoutId}::bigint), ${redirectUrl}, ${createdAt}::timestamptz
    from unnest(${sql.param(people)}::text[]) as person
    returning user_id as "userId", id, customer_number as "customerNumber"`);
  const [about] = await readAbout(tx, [{ type, objectId, titleValues }]);
  const events = rows.map((row) => ({
    destination: `/user/${row.userId}/in-app-notifications`,
    body: toNotification(
      {
        ...content,
        title,
        titleText,
        titleValues,
        ...row,
        id: Number(row.id),
        acknowledged: false,
        postponedUntil: null,
        acknowledgedAt: null,
        announcementId: null,
        leavesAt: null,
        createdAt,
      },
      about,
    ),
  }));
  await store.publish(tx, ...events);
}

/** Reads the ids of the people at a location who belong to an audience. */
export async function peopleAt(tx: Tx, locationId: string, audience: Audience): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.locationId, locationId), inArray(userRoles.role, rolesOf(audience))))
    .orderBy(userRoles.userId);
  return rows.map((row) => row.userId);
}
