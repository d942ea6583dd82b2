import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { variants } from '../../../db/schema/catalogue.ts';
import { movementLines } from '../../../db/schema/movements.ts';
import { nextLabel } from '../../consignment/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { type LockedDelivery, lockDelivery, noteCount } from '../queries/lockDelivery.ts';
import { readPair } from '../queries/readDelivery.ts';
import { refuseIfCounted, refuseIfInStock } from '../queries/refuseIfInStock.ts';

type Body = OperationInput<'countDelivered'>['body'];

/**
 * Counts a pair of a delivery [M-02]. The lock on the delivery makes one winner of several people who scan one pair. The
 * pair takes the place of an announced one; another pair is over.
 */
export const countDelivered: Operation<'countDelivered'> = (input) =>
  once('countDelivered', input, async (tx, scannedAt) => {
    const { body, caller } = input;
    const delivery = await lockDelivery(tx, body);
    await refuseUnknownCarton(tx, delivery, body.carton);
    const scanned = body.barcode === undefined ? undefined : canonicalBarcode(body.barcode);
    if (scanned !== undefined) {
      await refuseIfCounted(tx, delivery, scanned);
      await refuseIfInStock(tx, caller, delivery, [scanned]);
    }
    const line = await findPlace(tx, delivery, body, scanned);
    const counted = {
      carton: body.carton,
      barcode: scanned ?? (await nextLabel(tx)),
      isNewLabel: scanned === undefined,
      isAbsent: false,
      condition: 'here',
      countedBy: caller.userId,
      countedAt: scannedAt,
    } as const;
    const [row] =
      'id' in line
        ? await tx
            .update(movementLines)
            .set(counted)
            .where(eq(movementLines.id, line.id))
            .returning({ id: movementLines.id })
        : await tx
            .insert(movementLines)
            .values({ ...counted, movementId: delivery.id, variantId: line.variantId, isAnnounced: false })
            .returning({ id: movementLines.id });
    if (row === undefined) throw new Error('The pair was not stored.');
    await noteCount(tx, delivery);
    return { status: true, data: await readPair(tx, row.id) };
  });

/** @throws ProblemError 422 for a carton that the delivery does not have */
async function refuseUnknownCarton(tx: Tx, delivery: LockedDelivery, carton: string): Promise<void> {
  const [line] = await tx
    .select({ id: movementLines.id })
    .from(movementLines)
    .where(and(eq(movementLines.movementId, delivery.id), eq(movementLines.carton, carton)))
    .limit(1);
  if (line !== undefined) return;
  const message = said('Delivery {delivery} has no carton {carton}. Scan the label of the carton again.', {
    delivery: delivery.number,
    carton,
  });
  throw fieldProblem(422, 'Unknown carton', '/carton', message);
}

/** The announced pair whose place a counted pair takes, or the size of a pair that is over. */
async function findPlace(
  tx: Tx,
  delivery: LockedDelivery,
  { carton, inventoryItemId }: Body,
  barcode: string | undefined,
): Promise<{ id: number } | { variantId: string }> {
  const open = and(eq(movementLines.movementId, delivery.id), isNull(movementLines.condition));
  if (barcode !== undefined) {
    const [announced] = await tx
      .select({ id: movementLines.id })
      .from(movementLines)
      .where(and(open, eq(movementLines.announcedBarcode, barcode)));
    if (announced !== undefined) return announced;
  }
  if (inventoryItemId === undefined) {
    const message =
      barcode === undefined
        ? 'Scan a barcode, or choose the size of a pair without one.'
        : said('{barcode} is not on delivery {delivery}. Choose the size of the pair.', {
            barcode,
            delivery: delivery.number,
          });
    throw fieldProblem(422, 'Size needed', '/inventoryItemId', message);
  }
  const [variant] = await tx.select({ id: variants.id }).from(variants).where(eq(variants.id, inventoryItemId));
  if (variant === undefined) {
    throw fieldProblem(422, 'Unknown size', '/inventoryItemId', 'There is no such size. Choose another one.');
  }
  const [place] = await tx
    .select({ id: movementLines.id })
    .from(movementLines)
    .where(and(open, eq(movementLines.variantId, variant.id), isNull(movementLines.announcedBarcode)))
    // A pair of this carton, or else one of another carton: it was packed there.
    .orderBy(sql`${movementLines.carton} <> ${carton}`, asc(movementLines.isAbsent), asc(movementLines.id))
    .limit(1);
  return place ?? { variantId: variant.id };
}
