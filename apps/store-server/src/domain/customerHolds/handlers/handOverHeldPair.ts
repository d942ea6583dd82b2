import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { requestLines, requests } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { readLine } from '../../requests/index.ts';
import { lockUnits, refusedScan } from '../../stock/index.ts';
import type { Operation } from '../../operation.ts';
import { endHold } from '../queries/endHold.ts';
import { lockHold } from '../queries/lockHold.ts';

/**
 * Hands a held unit over to its customer: the hold ends, and the unit is checked out for a new line, from which it is sold
 * or sent back [M-04]. A missing unit is found.
 */
export const handOverHeldPair: Operation<'handOverHeldPair'> = (input) =>
  once('handOverHeldPair', input, async (tx) => {
    const { body, caller, store } = input;
    const now = store.now();
    const hold = await lockHold(tx, body);
    const [unit] = await lockUnits(tx, [hold.unitId]);
    if (unit === undefined) throw new Error(`Unit ${hold.unitId} disappeared.`);
    if (unit.onHold) throw refusedScan(409, 'On hold', 'This pair is on hold.', '/holdId');
    await endHold(tx, hold, { ending: 'handed over', endedAt: now, endedBy: caller.userId });
    await tx.update(units).set({ state: 'Checked Out', missing: false }).where(eq(units.id, unit.id));
    const by = { userId: caller.userId, name: caller.name, locationId: body.locationId };
    const lineId = await insertLine(tx, by, unit, now);
    // As its own change: the history says it after the check-out.
    await tx.update(requestLines).set({ handedOverAt: now }).where(eq(requestLines.id, lineId));
    return { status: true, data: await readLine(tx, lineId) };
  });

/** Inserts a request with one line, to which the unit is checked out. Returns the line's id. */
async function insertLine(
  tx: Tx,
  { userId, name, locationId }: { userId: string; name: string; locationId: string },
  { id: unitId, variantId }: { id: number; variantId: string },
  at: Date,
): Promise<number> {
  const [request] = await tx
    .insert(requests)
    .values({ locationId, placedBy: userId, placedAt: at })
    .returning({ id: requests.id });
  if (request === undefined) throw new Error('The request was not stored.');
  const [line] = await tx
    .insert(requestLines)
    .values({
      requestId: request.id,
      locationId,
      ownerId: userId,
      variantId,
      unitId,
      status: 'checkedout',
      requestedBy: name,
      requestedAt: at,
      tryOutItem: false,
      checkedOutAt: at,
      checkedOutBy: userId,
    })
    .returning({ id: requestLines.id });
  if (line === undefined) throw new Error('The line was not stored.');
  return line.id;
}
