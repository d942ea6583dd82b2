import { and, eq, isNull } from 'drizzle-orm';
import { fieldProblem } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { calls, tryouts } from '../../../db/schema/tryouts.ts';
import { knownSpot } from '../../people/index.ts';
import { dayAt } from '../../tryouts/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { lockLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { refuseUnlessCheckedOut } from '../rules/lineStatus.ts';

/** Calls the customer of a checked-out unit to a delivery spot; the last call counts. Every associate may call. */
export const callCustomer: Operation<'callCustomer'> = (input) =>
  once('callCustomer', input, async (tx) => {
    const { body, caller, store } = input;
    const tryout = await keepTryout(tx, body);
    const line = await lockLine(tx, body);
    refuseUnlessCheckedOut(line);
    if (line.handedOverAt !== null) throw fieldProblem(409, 'Handed over', '/lineId', 'The customer has this pair.');
    // Numbers begin again each day: an older one belongs to another customer today.
    const today = await dayAt(tx, body.locationId, store.now());
    if (tryout === undefined || tryout.number === null || tryout.day !== today) {
      throw fieldProblem(422, 'No number', '/lineId', 'The customer of this pair has no number.');
    }
    const call = {
      locationId: body.locationId,
      spot: await spotOf(tx, body, line.id),
      calledBy: caller.userId,
      calledAt: store.now(),
      endedAt: null,
    };
    await tx
      .insert(calls)
      .values({ tryoutId: tryout.id, ...call })
      .onConflictDoUpdate({ target: calls.tryoutId, set: call });
    return { status: true, data: await readLine(tx, line.id) };
  });

/** Ends the call of a line's customer. Repeating it changes nothing. */
export const endCall: Operation<'endCall'> = (input) =>
  once('endCall', input, async (tx) => {
    const { body, store } = input;
    const line = await lockLine(tx, body);
    if (line.tryoutId !== null) {
      const isOpen = and(eq(calls.tryoutId, line.tryoutId), isNull(calls.endedAt));
      await tx.update(calls).set({ endedAt: store.now() }).where(isOpen);
    }
    return { status: true, data: await readLine(tx, line.id) };
  });

type Body = OperationInput<'callCustomer'>['body'];

/** Reads the try-on request of a line, which a withdrawal then locks after this transaction: it locks it before its lines. */
async function keepTryout(tx: Tx, { locationId, lineId }: Body) {
  const [row] = await tx
    .select({
      id: tryouts.id,
      number: tryouts.number,
      day: tryouts.day,
    })
    .from(requestLines)
    .innerJoin(tryouts, eq(tryouts.id, requestLines.tryoutId))
    .where(and(eq(requestLines.id, Number(lineId)), eq(requestLines.locationId, locationId)))
    .for('key share', { of: tryouts });
  return row;
}

/**
 * The spot of a call: the one that the body names, else where the unit is, else where it is brought to. Read it once the
 * line is locked: a change of the spot may have come just before.
 */
async function spotOf(tx: Tx, { locationId, spot }: Body, lineId: number): Promise<string | null> {
  if (spot !== undefined) return knownSpot(tx, locationId, spot);
  const { isAtSpot, deliveredTo, spot: wanted } = requestLines;
  const [line] = await tx
    .select({ isAtSpot, deliveredTo, wanted })
    .from(requestLines)
    .where(eq(requestLines.id, lineId));
  return (line?.isAtSpot ? line.deliveredTo : line?.wanted) ?? null;
}
