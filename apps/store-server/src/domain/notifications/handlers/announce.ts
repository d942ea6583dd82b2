import { eq, sql } from 'drizzle-orm';
import { announcements } from '../../../db/schema/announcements.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Tx } from '../../../db/database.ts';
import { fieldProblem, problem, said } from '../../../base/problems.ts';
import { textFault } from '../../../base/writtenText.ts';
import { once } from '../../../db/idempotency.ts';
import { readRecipientIds, type Recipients } from '../queries/recipientIds.ts';
import { toNotification } from '../rules/toNotification.ts';
import type { Operation, OperationOptions, OperationInput } from '../../operation.ts';

/**
 * Notifies the people who have one of the roles at one of the locations [P-05]: one notification each, all with the same
 * id, and live messages [L-01].
 */
export const announce =
  ({ redirectOrigins }: Pick<OperationOptions, 'redirectOrigins'>): Operation<'announce'> =>
  (input) =>
    once('announce', input, async (tx) => {
      const { body, store } = input;
      const redirectUrl = body.redirectUrl ?? null;
      if (redirectUrl !== null && !isSafe(redirectUrl, redirectOrigins)) {
        const message = 'Enter a path of the portal, or an address at one of the allowed origins.';
        throw fieldProblem(422, 'Unsafe address', '/redirectUrl', message);
      }
      const until = endOf(input);
      const { isEverybody, places, people } = await recipientsOf(tx, input);
      const { rows } = await tx.execute<{ id: string }>(sql`select nextval('notification_number') as id`);
      const id = Number(rows[0]?.id);
      const now = store.now();
      await tx.insert(announcements).values({
        id,
        title: body.title,
        locationIds: places === 'all' ? null : [...places],
        roles: body.roles ?? null,
        announcedBy: input.caller.userId,
        announcedAt: now,
        until,
      });
      const content = { type: 'announcement' as const, title: body.title, redirectUrl };
      const shared = { id, ...content, announcementId: id, leavesAt: until, createdAt: now };
      const stored = await tx
        .insert(notifications)
        .values(people.map((userId) => Object.assign({ userId }, shared)))
        .returning();
      const [first] = stored;
      if (first === undefined) throw new Error('The announcement was not stored.');
      const data = toNotification(first);
      const destinations = isEverybody
        ? ['/topic/messages']
        : people.map((userId) => `/user/${userId}/in-app-notifications`);
      await store.publish(tx, ...destinations.map((destination) => ({ destination, body: data })));
      return { status: 200, data };
    });

/**
 * Reads when an announcement leaves the bells; null for never.
 * @throws ProblemError 422 for a time that is over
 */
function endOf({ body: { until }, store }: OperationInput<'announce'>): Date | null {
  if (until === undefined) return null;
  const end = new Date(until);
  if (end > store.now()) return end;
  throw fieldProblem(422, 'Time is over', '/until', 'Choose a time that is still to come.');
}

/**
 * Reads for whom an announcement is.
 * @throws ProblemError 422 for a location that does not exist, 409 without recipients
 */
async function recipientsOf(tx: Tx, { body, caller }: OperationInput<'announce'>): Promise<Recipients> {
  if (body.locationIds !== undefined) await refuseUnknown(tx, body.locationIds);
  const recipients = await readRecipientIds(tx, caller, body);
  if (recipients.people.length > 0) return recipients;
  throw problem(409, 'No recipients', { detail: 'No person has such a role there.' });
}

/** A caller who works at all locations can name one that does not exist. */
async function refuseUnknown(tx: Tx, locationIds: readonly string[]): Promise<void> {
  for (const [index, locationId] of locationIds.entries()) {
    if ((await tx.$count(locations, eq(locations.id, locationId))) > 0) continue;
    const message = said('There is no location {location}.', { location: locationId });
    throw fieldProblem(422, 'Unknown location', `/locationIds/${index}`, message);
  }
}

/** Stands for the portal, whose origin the store does not know. */
const PORTAL = 'https://portal.invalid';

/** The most characters of an address. */
const ADDRESS_MAX = 2048;

/**
 * Allows paths of the portal and addresses at the origins of the settings, as the portal does before it opens one
 * [N-08]. Browsers repair backslashes, spaces and controls, and would open another host.
 */
function isSafe(address: string, origins: readonly string[]): boolean {
  const isRepaired = address !== address.trim() || address.includes('\\');
  if (isRepaired || textFault(address, ADDRESS_MAX) !== undefined || !URL.canParse(address, PORTAL)) return false;
  const { origin, pathname, username, password } = new URL(address, PORTAL);
  if (username !== '' || password !== '') return false;
  if (origin === PORTAL) return /^\/(?!\/)/.test(address) && !pathname.startsWith('//');
  return origins.includes(origin);
}
