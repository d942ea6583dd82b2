import { eq, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/people.ts';
import { tryouts } from '../../../db/schema/tryouts.ts';
import { fieldProblem, problem } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { stateOf } from '../rules/tryoutState.ts';

/**
 * Accepts a try-on request for the caller. The row lock lets one caller accept it; the others get that person's name [K-09].
 * Only the stored request counts: variants and location of the body are ignored.
 */
export const acceptTryout: Operation<'acceptTryout'> = (input) =>
  once('acceptTryout', input, async (tx) => {
    const { body, caller, store } = input;
    const id = tryoutIdOf(body);
    const [tryout] = await tx.select().from(tryouts).where(eq(tryouts.id, id)).for('update');
    if (tryout === undefined) throw new Error(`Try-on request ${id} disappeared.`);
    if (tryout.acceptedBy !== null) {
      if (tryout.acceptedBy === caller.userId) return { status: true };
      const [associate] = await tx.select({ name: users.name }).from(users).where(eq(users.id, tryout.acceptedBy));
      const message = `${associate?.name ?? 'Another person'} has already accepted this request.`;
      return { status: false, errorInfo: { message } };
    }
    refuseUnlessWaiting(tryout, store.now());
    await tx.update(tryouts).set({ acceptedBy: caller.userId, acceptedAt: store.now() }).where(eq(tryouts.id, id));
    await insertLines(tx, id, caller.userId);
    return { status: true };
  });

/** Stores the request's lines as accepted by a person. */
async function insertLines(tx: Tx, tryoutId: number, userId: string): Promise<void> {
  await tx.execute(sql`
    insert into request_lines (id, location_id, owner_id, variant_id, status, requested_by, requested_at, try_out_item,
      tryout_id, request_note, spot)
    select line.id, tryouts.location_id, ${userId}, line.variant_id, 'accepted',
           'Kiosk ' || tryouts.name, tryouts.requested_at, true, tryouts.id, tryouts.note, tryouts.spot
    from tryouts join tryout_lines as line on line.tryout_id = tryouts.id and line.cancelled_at is null
    where ${eq(tryouts.id, tryoutId)} order by line.position`);
}

/** @throws ProblemError 409 for a request that was withdrawn or has expired [K-10, K-11] */
function refuseUnlessWaiting(tryout: typeof tryouts.$inferSelect, now: Date): void {
  const state = stateOf(tryout, now);
  if (state === 'withdrawn') throw problem(409, 'Withdrawn', { detail: 'The customer has withdrawn this request.' });
  if (state === 'expired') throw problem(409, 'Expired', { detail: 'Expired' });
}

/**
 * The id of the try-on request to which all lines of the body belong. Each line is marked as accepted [K-05].
 * @throws ProblemError 422 when a line is not marked, or the lines belong to several requests
 */
function tryoutIdOf(lines: OperationInput<'acceptTryout'>['body']): number {
  const unmarked = lines.findIndex((line) => !line.requestStatusFlag);
  if (unmarked !== -1) {
    const message = 'Set requestStatusFlag to true in every line: it accepts the line.';
    throw fieldProblem(422, 'Not accepted', `/${unmarked}/requestStatusFlag`, message);
  }
  const ids = [...new Set(lines.map((line) => line.tryoutItemId))];
  const [id = ''] = ids;
  if (ids.length > 1) {
    const message = 'Accept one request at a time.';
    throw fieldProblem(422, 'Several requests', '/1/tryoutItemId', message);
  }
  return Number(id);
}
