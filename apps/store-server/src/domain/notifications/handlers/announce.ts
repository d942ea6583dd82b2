import { sql } from 'drizzle-orm';
import { notifications } from '../../../db/schema/notifications.ts';
import { users } from '../../../db/schema/people.ts';
import { fieldProblem, problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import { toNotification } from '../rules/toNotification.ts';
import type { Operation } from '../../operation.ts';

/** Notifies every person of the store: one notification each, all with the same id, and one live message [L-01]. */
export const announce: Operation<'announce'> = (input) =>
  once('announce', input, async (tx) => {
    const { body, store } = input;
    const redirectUrl = body.redirectUrl ?? null;
    if (redirectUrl !== null && !isSafe(redirectUrl)) {
      const message = 'Enter a path of the portal or an https address.';
      throw fieldProblem(422, 'Unsafe address', '/redirectUrl', message);
    }
    const recipients = await tx.select({ userId: users.id }).from(users);
    const { rows } = await tx.execute<{ id: string }>(sql`select nextval('notification_number') as id`);
    const id = Number(rows[0]?.id);
    const shared = { id, type: 'announcement' as const, title: body.title, redirectUrl, createdAt: store.now() };
    const stored = await tx
      .insert(notifications)
      .values(recipients.map(({ userId }) => Object.assign({ userId }, shared)))
      .returning();
    const [first] = stored;
    if (first === undefined) throw problem(409, 'No recipients', { detail: 'The store has no people yet.' });
    const data = toNotification(first);
    await store.publish(tx, { destination: '/topic/messages', body: data });
    return { status: 200, data };
  });

/** Allows paths of the portal and https addresses. The portal checks again before it opens one [N-08]. */
function isSafe(url: string): boolean {
  // Browsers leave out tabs and line breaks: `/<tab>/evil.example` would become `//evil.example`.
  if (/\p{Cc}/u.test(url)) return false;
  return /^\/(?![/\\])/.test(url) || url.startsWith('https://');
}
