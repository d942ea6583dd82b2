import { and, eq, inArray } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { holdersAgainst } from '../queries/pickHolds.ts';
import { WAREHOUSE_ORDER } from '../queries/lineOrder.ts';
import { lockLines } from '../queries/lockLines.ts';
import { selectLines, toRequestLine } from '../queries/readLines.ts';
import { isOpen, OPEN_STATUSES } from '../rules/lineStatus.ts';

type Answer = Awaited<ReturnType<Operation<'takePicks'>>>['data'];

/** Holds the open lines of requests for the caller, except those that another picker holds [W-10]. */
export const takePicks: Operation<'takePicks'> = (input) =>
  once('takePicks', input, async (tx) => {
    const { body, caller, store } = input;
    const open = await tx
      .select({ id: requestLines.id })
      .from(requestLines)
      .where(
        and(
          eq(requestLines.locationId, body.locationId),
          inArray(requestLines.requestId, body.requestIds.map(Number)),
          inArray(requestLines.status, OPEN_STATUSES),
        ),
      );
    const lines = (
      await lockLines(
        tx,
        body.locationId,
        open.map(({ id }) => id),
      )
    ).filter(isOpen);
    if (lines.length === 0) {
      throw fieldProblem(409, 'Nothing to pick', '/requestIds', 'These requests have no open lines. Refresh the list.');
    }
    const holders = await holdersAgainst(
      tx,
      caller,
      lines.map(({ id }) => id),
      store.now(),
    );
    const taken = lines.map(({ id }) => id).filter((id) => !holders.has(id));
    const heldByOthers = [...holders].map(([id, holder]) => ({ lineId: String(id), holder }));
    if (taken.length === 0) {
      const message = said('{holder} picks these requests. Ask for them to be handed back.', {
        holder: heldByOthers[0]?.holder ?? '',
      });
      throw fieldProblem(409, 'Held', '/requestIds', message);
    }
    await tx
      .update(requestLines)
      .set({ heldBy: caller.userId, heldAt: store.now() })
      .where(inArray(requestLines.id, taken));
    return { status: true, data: { lines: await readInOrder(tx, taken), heldByOthers } };
  });

/** Hands back the lines that the caller holds [W-10]. Repeating it changes nothing. */
export const handBackPicks: Operation<'handBackPicks'> = (input) =>
  once('handBackPicks', input, async (tx) => {
    const { body, caller } = input;
    const freed = await tx
      .update(requestLines)
      .set({ heldBy: null, heldAt: null })
      .where(isHeldBy(caller.userId, body))
      .returning({ id: requestLines.id });
    const ids = freed.map(({ id }) => id);
    return { status: true, data: { lines: await readInOrder(tx, ids), heldByOthers: [] } };
  });

function isHeldBy(userId: string, { locationId, requestIds }: OperationInput<'handBackPicks'>['body']) {
  return and(
    eq(requestLines.heldBy, userId),
    eq(requestLines.locationId, locationId),
    requestIds && inArray(requestLines.requestId, requestIds.map(Number)),
  );
}

/** Lines in walking order. */
async function readInOrder(tx: Tx, ids: number[]): Promise<Answer['lines']> {
  if (ids.length === 0) return [];
  const rows = await selectLines(tx)
    .where(inArray(requestLines.id, ids))
    .orderBy(...WAREHOUSE_ORDER.request);
  return rows.map(toRequestLine);
}
