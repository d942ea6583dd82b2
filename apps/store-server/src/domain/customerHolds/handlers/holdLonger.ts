import { eq } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { customerHolds } from '../../../db/schema/customerHolds.ts';
import type { Operation } from '../../operation.ts';
import { lockHold, refuseUnlessOwn } from '../queries/lockHold.ts';
import { readUntil } from '../rules/holdTime.ts';

/** Changes the time at which a hold ends; the store tells of its end again [M-04]. */
export const holdLonger: Operation<'holdLonger'> = (input) =>
  once('holdLonger', input, async (tx) => {
    const { body, caller, store } = input;
    const hold = await lockHold(tx, body);
    await refuseUnlessOwn(tx, caller, hold);
    const until = readUntil(body.until, store.now());
    await tx.update(customerHolds).set({ until, warnedAt: null }).where(eq(customerHolds.id, hold.id));
    return { status: true, data: { holdId: String(hold.id) } };
  });
