import type { Delivery } from '@instore/api';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import { setAsideNotes } from '../../../base/setAsideNotes.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { notify, peopleAt } from '../../notifications/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { type LockedDelivery, lockDelivery } from '../queries/lockDelivery.ts';
import { readDeliveryIn } from '../queries/readDelivery.ts';
import { refuseIfInStock } from '../queries/refuseIfInStock.ts';
import { refuseUnlessCounted } from '../queries/refuseUnlessCounted.ts';

type Input = OperationInput<'closeDelivery'>;

/** Closes a delivery [M-02]: its counted pairs are in stock, all of them or none. Admins are told of differences. */
export const closeDelivery: Operation<'closeDelivery'> = (input) =>
  once('closeDelivery', input, async (tx) => {
    const { body, caller, store } = input;
    const delivery = await lockDelivery(tx, body);
    if (delivery.version !== body.version) {
      const message = 'This delivery has changed. Look at the differences again, then close it.';
      throw fieldProblem(409, 'Changed in the meantime', '/version', message);
    }
    await refuseUnlessCounted(tx, delivery);
    await book(tx, input, delivery);
    await tx
      .update(movements)
      .set({ status: 'closed', closedBy: caller.userId, closedAt: store.now(), version: delivery.version + 1 })
      .where(eq(movements.id, delivery.id));
    const data = await readDeliveryIn(tx, delivery);
    await tellOfDifferences(tx, input, delivery, data);
    return { status: true, data };
  });

/** Makes a unit of each counted pair that is not put aside. Damaged units are on hold. */
async function book(tx: Tx, { caller, store }: Input, delivery: LockedDelivery): Promise<void> {
  const lines = await tx
    .select({ barcode: movementLines.barcode })
    .from(movementLines)
    .where(and(eq(movementLines.movementId, delivery.id), inArray(movementLines.condition, ['here', 'damaged'])))
    .orderBy(asc(movementLines.id));
  await refuseIfInStock(
    tx,
    caller,
    delivery,
    lines.flatMap(({ barcode }) => barcode ?? []),
    '/deliveryId',
  );
  await tx.execute(sql`
    with booked as (
      insert into units (barcode, variant_id, location_id, received_at, on_hold, set_aside_note, set_aside_text,
                         set_aside_values, set_aside_by, set_aside_at)
      select barcode, variant_id, ${delivery.locationId}, ${store.now()}::timestamptz, condition = 'damaged',
        case when condition = 'damaged' then coalesce(note, ${setAsideNotes.damaged}) end,
        case when condition = 'damaged' and note is null then ${setAsideNotes.damaged} end,
        case when condition = 'damaged' and note is null then '{}'::jsonb end,
        case when condition = 'damaged' then ${caller.userId} end,
        case when condition = 'damaged' then ${store.now()}::timestamptz end
      from movement_lines where movement_id = ${delivery.id} and condition in ('here', 'damaged') order by id
      returning id, barcode
    )
    update movement_lines set unit_id = booked.id from booked
    where movement_id = ${delivery.id} and movement_lines.barcode = booked.barcode`);
}

async function tellOfDifferences(
  tx: Tx,
  { store }: Input,
  { locationId }: LockedDelivery,
  { deliveryId, number, from, absent, over, damaged, closedBy }: Delivery,
): Promise<void> {
  if (absent + over + damaged === 0) return;
  await notify(tx, store, await peopleAt(tx, locationId, 'escalation'), {
    type: 'delivery',
    title: said(
      '{person} closed the delivery of {sender} with differences: {short} short, {over} over, {damaged} damaged',
      {
        person: closedBy ?? '',
        sender: from,
        short: String(absent),
        over: String(over),
        damaged: String(damaged),
      },
    ),
    objectId: number,
    tryoutId: null,
    redirectUrl: `/warehouse/receiving?list=closed&delivery=${deliveryId}`,
  });
}
