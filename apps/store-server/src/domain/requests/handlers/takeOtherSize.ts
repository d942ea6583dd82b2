import { and, eq } from 'drizzle-orm';
import { noteColumns } from '../../../base/lineNotes.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { once } from '../../../db/idempotency.ts';
import type { Tx } from '../../../db/database.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { tryouts } from '../../../db/schema/tryouts.ts';
import { pairOf, takeFreeUnits } from '../../stock/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { lockLine, type LockedLine } from '../queries/lockLines.ts';
import { readLine } from '../queries/readLines.ts';
import { lineForKiosk } from '../rules/lineForKiosk.ts';
import { refuseUnlessManaged } from '../rules/rights.ts';

type Input = OperationInput<'takeOtherSize'>;

/**
 * Takes another size in the place of one that is not available: a new line of the same request [K-12]. The lock of the
 * line lets the first answer win, of the owner or of the customer at the kiosk. The try-on request is locked first, as a
 * withdrawal does: the new line refers to it, and the withdrawal must find that line.
 */
export const takeOtherSize: Operation<'takeOtherSize'> = (input) =>
  once('takeOtherSize', input, async (tx) => {
    const { body, store } = input;
    await lockTryoutOf(tx, body.lineId);
    const line = await lockLine(tx, body);
    await refuseUnlessAllowed(tx, input, line);
    // An accepted line has no unit yet, so its size can be changed as well.
    if (line.status !== 'unavailable' && line.status !== 'accepted') throw await answered(tx, line);
    await refuseOtherProduct(tx, line, body.inventoryItemId);
    // A line that is not placed yet gets its unit when it is placed.
    const isPlaced = line.requestId !== null;
    const [unit] = isPlaced
      ? await takeFreeUnits(tx, body.locationId, [{ variantId: body.inventoryItemId, count: 1 }])
      : [];
    if (isPlaced && unit === undefined) {
      throw fieldProblem(409, 'Not available', '/inventoryItemId', 'No pair of this size is left. Choose another one.');
    }
    const [former] = await tx.select().from(requestLines).where(eq(requestLines.id, line.id));
    if (former === undefined) throw new Error(`Line ${line.id} disappeared within its transaction.`);
    const { id: _id, ...kept } = former;
    const [added] = await tx
      .insert(requestLines)
      .values({
        ...kept,
        variantId: body.inventoryItemId,
        unitId: unit?.id ?? null,
        status: isPlaced ? 'request' : 'accepted',
        ...noteColumns(null),
        unavailableReason: null,
        answeredBy: null,
        answeredAt: null,
        answeredBin: null,
        firstReason: null,
        firstBin: null,
        pickedBin: null,
        nudgedAt: null,
      })
      .returning({ id: requestLines.id });
    if (added === undefined) throw new Error('The line was not stored.');
    await tx
      .update(requestLines)
      .set({ status: 'cancelled', closedAt: store.now(), replacedBy: added.id })
      .where(eq(requestLines.id, line.id));
    const data = await readLine(tx, added.id);
    return { status: true, data: input.caller.kind === 'kiosk' ? lineForKiosk(data) : data };
  });

/** Locks the try-on request of a line, if it has one. */
async function lockTryoutOf(tx: Tx, lineId: string): Promise<void> {
  await tx
    .select({ id: tryouts.id })
    .from(tryouts)
    .innerJoin(requestLines, eq(requestLines.tryoutId, tryouts.id))
    .where(eq(requestLines.id, Number(lineId)))
    .for('update', { of: tryouts });
}

/** @throws ProblemError 403 for a line of another associate, 404 for a kiosk that did not send the try-on request */
async function refuseUnlessAllowed(tx: Tx, { caller }: Input, line: LockedLine): Promise<void> {
  if (caller.kind === 'person') return refuseUnlessManaged(caller, line);
  const [own] =
    line.tryoutId === null
      ? []
      : await tx
          .select({ id: tryouts.id })
          .from(tryouts)
          .where(and(eq(tryouts.id, line.tryoutId), eq(tryouts.askedBy, caller.userId)));
  if (own !== undefined) return undefined;
  throw fieldProblem(404, 'Not found', '/lineId', 'There is no such line at this location.');
}

/** The failure of the second answer, with the size that the first one took. */
async function answered(tx: Tx, line: LockedLine) {
  const [taken] = await tx
    .select({ size: variants.size })
    .from(requestLines)
    .innerJoin(variants, eq(variants.id, requestLines.variantId))
    .where(
      eq(
        requestLines.id,
        tx.select({ id: requestLines.replacedBy }).from(requestLines).where(eq(requestLines.id, line.id)),
      ),
    );
  const message =
    taken === undefined
      ? said('{name}, size {size} does not need another size.', pairOf(line))
      : said('Size {taken} was already taken instead of {name}, size {size}.', { taken: taken.size, ...pairOf(line) });
  return fieldProblem(409, 'Already answered', '/lineId', message);
}

/** @throws ProblemError 422 */
async function refuseOtherProduct(tx: Tx, line: LockedLine, inventoryItemId: string): Promise<void> {
  const rows = await tx
    .selectDistinct({ productId: variants.productId })
    .from(variants)
    .where(eq(variants.id, line.variantId));
  const [wanted] = await tx.select().from(variants).where(eq(variants.id, inventoryItemId));
  if (wanted !== undefined && wanted.productId === rows[0]?.productId && wanted.id !== line.variantId) return;
  throw fieldProblem(
    422,
    'Wrong size',
    '/inventoryItemId',
    said('This is no other size of {name}, size {size}.', pairOf(line)),
  );
}
