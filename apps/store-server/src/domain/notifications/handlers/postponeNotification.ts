import type { Postponement } from '@instore/api';
import { and, eq } from 'drizzle-orm';
import { problem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { notifications } from '../../../db/schema/notifications.ts';
import type { Caller } from '../../../security/callers.ts';
import type { Operation } from '../../operation.ts';
import { readNextOpening } from '../queries/readNextOpening.ts';
import { toNotification } from '../rules/toNotification.ts';

/** Postpones one of the caller's own notifications; `bringBackPostponed` brings it back [N-10]. */
export const postponeNotification: Operation<'postponeNotification'> = (input) =>
  once('postponeNotification', input, async (tx) => {
    const { path, body, caller, store } = input;
    const isOwn = and(eq(notifications.userId, caller.userId), eq(notifications.id, Number(path.notificationId)));
    const [found] = await tx.select().from(notifications).where(isOwn).for('update');
    if (found === undefined) throw problem(404, 'Not found', { detail: 'You have no such notification.' });
    if (found.acknowledged) throw problem(409, 'Already read', { detail: 'This notification is marked as read.' });
    const postponedUntil = await endOf[body.until](tx, caller, store.now());
    await tx.update(notifications).set({ postponedUntil }).where(isOwn);
    return { status: 200, data: toNotification({ ...found, postponedUntil }) };
  });

const minutes = (count: number) => async (_tx: Tx, _caller: Caller, now: Date) =>
  new Date(now.getTime() + count * 60_000);

/** When each postponement ends. */
const endOf: Record<Postponement, (tx: Tx, caller: Caller, now: Date) => Promise<Date>> = {
  '15min': minutes(15),
  '1h': minutes(60),
  async nextShift(tx, { locationIds }, now) {
    const opening = await readNextOpening(tx, locationIds, now);
    if (opening === undefined)
      throw problem(409, 'No next shift', { detail: 'No location of yours opens within two weeks.' });
    return opening;
  },
};
