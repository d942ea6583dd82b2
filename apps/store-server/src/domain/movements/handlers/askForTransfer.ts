import { and, eq, ne, sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { locations } from '../../../db/schema/stores.ts';
import { readUntil } from '../../customerHolds/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { type LockedLine, lockLines } from '../../requests/index.ts';
import { pairOf, readAvailability } from '../../stock/index.ts';
import { readTransferIn } from '../queries/readTransfers.ts';
import { tellStockroom } from '../queries/tellOfTransfer.ts';

type Input = OperationInput<'askForTransfer'>;

/** Asks another location of the store for a pair [M-03]. Its stockroom is told. */
export const askForTransfer: Operation<'askForTransfer'> = (input) =>
  once('askForTransfer', input, async (tx) => {
    const { body, caller, store } = input;
    const { locationId, fromLocationId, inventoryItemId: variantId, firstName, note } = body;
    const until = readHoldEnd(input);
    const from = await findOther(tx, body);
    await refuseUnlessFree(tx, body, from.name);
    const line = await lockWaitingLine(tx, body);
    const now = store.now();
    const [transfer] = await tx
      .insert(movements)
      .values({
        kind: 'transfer',
        number: sql`'T-' || nextval('transfer_number')`,
        locationId,
        fromLocationId,
        sender: from.name,
        expectedOn: sql`(${now.toISOString()}::timestamptz at time zone ${from.timeZone})::date`,
        status: 'asked',
        announcedAt: now,
        askedBy: caller.userId,
        lineId: line?.id ?? null,
        firstName: firstName ?? null,
        note: note ?? null,
        until,
      })
      .returning();
    if (transfer === undefined) throw new Error('The transfer was not stored.');
    await tx.insert(movementLines).values({ movementId: transfer.id, carton: '', variantId, isAnnounced: true });
    await tellStockroom(tx, store, 'asked', { ...transfer, variantId });
    return { status: true, data: await readTransferIn(tx, transfer.id) };
  });

/** @throws ProblemError 422 for a first name without a time, and a time without a first name */
function readHoldEnd({ body: { firstName, until }, store }: Input): Date | null {
  if ((firstName === undefined) !== (until === undefined)) {
    const field = firstName === undefined ? '/firstName' : '/until';
    throw fieldProblem(422, 'Incomplete', field, 'A pair is held for a first name, until a time.');
  }
  return until === undefined ? null : readUntil(until, store.now());
}

/**
 * Locks the line that gets the pair; undefined if none is named.
 * @throws ProblemError 422 for a line of another location or another size
 */
async function lockWaitingLine(
  tx: Tx,
  { locationId, lineId, inventoryItemId }: Input['body'],
): Promise<LockedLine | undefined> {
  if (lineId === undefined) return undefined;
  const [line] = await lockLines(tx, locationId, [Number(lineId)]);
  if (line === undefined) {
    throw fieldProblem(422, 'Unknown line', '/lineId', 'There is no such line at this location.');
  }
  if (line.variantId === inventoryItemId) return line;
  const message = said('This line asks for {name}, size {size}. Ask for that size.', pairOf(line));
  throw fieldProblem(422, 'Other size', '/lineId', message);
}

/** @throws ProblemError 422 for a location that is no other one of the store */
async function findOther(tx: Tx, { locationId, fromLocationId }: Input['body']) {
  const own = tx.select({ storeId: locations.storeId }).from(locations).where(eq(locations.id, locationId));
  const [other] = await tx
    .select({ name: locations.name, timeZone: locations.timeZone })
    .from(locations)
    .where(
      and(
        eq(locations.id, fromLocationId),
        ne(locations.id, locationId),
        sql`${locations.storeId} = (${own.getSQL()})`,
      ),
    );
  if (other !== undefined) return other;
  throw fieldProblem(422, 'Unknown location', '/fromLocationId', 'Choose another location of the store.');
}

/** @throws ProblemError 422 for a size that does not exist, 409 for one without a free pair there */
async function refuseUnlessFree(tx: Tx, { fromLocationId, inventoryItemId }: Input['body'], location: string) {
  const [size] = await tx
    .select({ productName: products.title, size: variants.size })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, inventoryItemId));
  if (size === undefined) {
    throw fieldProblem(422, 'Unknown size', '/inventoryItemId', 'There is no such size. Choose another one.');
  }
  const free = await readAvailability(tx, fromLocationId, [inventoryItemId]);
  if ((free.get(inventoryItemId)?.inStock ?? 0) > 0) return;
  const message = said('No pair of {name}, size {size} is left at {location}.', { ...pairOf(size), location });
  throw fieldProblem(409, 'Not enough pairs', '/fromLocationId', message);
}
