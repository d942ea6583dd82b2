import { asc, eq, inArray, sql } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { tryoutLines, tryouts } from '../../../db/schema/tryouts.ts';
import type { Tx } from '../../../db/database.ts';
import { cancelLines, lockLines, mayCancel } from '../../requests/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { lockOwnTryout } from '../queries/ownTryout.ts';

type Input = OperationInput<'withdrawTryout'>;
type Tryout = typeof tryouts.$inferSelect;

/**
 * Withdraws a try-on request or single lines of it [C-14]. The lock of the request lets Accept or the withdrawal win; an
 * accepted line is cancelled unless it is checked out.
 */
export const withdrawTryout: Operation<'withdrawTryout'> = (input) =>
  once('withdrawTryout', input, async (tx) => {
    const tryout = await lockOwnTryout(tx, input.path.tryoutItemId, input.caller.userId);
    const withdraw = tryout.acceptedBy === null ? withdrawAsked : withdrawAccepted;
    return { status: true as const, data: await withdraw(tx, input, tryout) };
  });

/** Cancels lines that wait for an associate. Without a line left the whole request is withdrawn. */
async function withdrawAsked(tx: Tx, { body, store }: Input, tryout: Tryout) {
  const lines = await tx.select().from(tryoutLines).where(eq(tryoutLines.tryoutId, tryout.id));
  const cancelled = wanted(lines, body.lineIds);
  const now = store.now();
  const open = cancelled.filter((line) => line.cancelledAt === null).map(({ id }) => id);
  if (open.length > 0) await tx.update(tryoutLines).set({ cancelledAt: now }).where(inArray(tryoutLines.id, open));
  const isEmpty = lines.every((line) => line.cancelledAt !== null || open.includes(line.id));
  if (isEmpty && tryout.withdrawnAt === null) {
    await tx.update(tryouts).set({ withdrawnAt: now }).where(eq(tryouts.id, tryout.id));
  } else if (open.length > 0) {
    // No trigger publishes these lines: they are in lists only as part of their request.
    await tx.execute(sql`select record_changes(${tryout.locationId}, 'tryouts', array[${tryout.id}::bigint])`);
  }
  return { cancelled: cancelled.map(({ id }) => String(id)), kept: [] };
}

/** Cancels accepted and placed lines, and names those that are checked out. */
async function withdrawAccepted(tx: Tx, { body, caller, store }: Input, tryout: Tryout) {
  const lines = await tx
    .select({ id: requestLines.id })
    .from(requestLines)
    .where(eq(requestLines.tryoutId, tryout.id))
    .orderBy(asc(requestLines.id));
  const ids = wanted(lines, body.lineIds).map(({ id }) => id);
  const locked = await lockLines(tx, tryout.locationId, ids);
  const open = locked.filter(mayCancel);
  await cancelLines(tx, store, caller, open);
  return {
    cancelled: open.map(({ id }) => String(id)),
    kept: locked.filter((line) => !mayCancel(line)).map(({ id }) => String(id)),
  };
}

/** The lines of the request that the customer means: all without a list. Ids of other requests are ignored. */
function wanted<Line extends { id: number }>(lines: Line[], lineIds: string[] | undefined): Line[] {
  return lineIds === undefined ? lines : lines.filter(({ id }) => lineIds.includes(String(id)));
}
