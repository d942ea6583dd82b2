import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { once } from '../../../db/idempotency.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { readOrder } from '../../consignment/index.ts';
import type { Operation, OperationInput } from '../../operation.ts';
import { lockUnits, type LockedUnit } from '../../stock/index.ts';
import { binBeforeSale } from '../queries/formerBin.ts';
import { lockSoldLines } from '../queries/lockSale.ts';
import { tellConsignee, tellOwner } from '../queries/tellOfReturn.ts';
import { undoObstacle } from '../rules/mayUndoSale.ts';

type Input = OperationInput<'undoSale'>;

/**
 * Undoes the sale of an order [M-05]: its units are where they were before. A unit that a line had is checked out to it
 * again and leaves the order; a unit that was reserved for the order is reserved again, in its former bin.
 */
export const undoSale: Operation<'undoSale'> = (input) =>
  once('undoSale', input, async (tx) => {
    const { body, caller, store } = input;
    const { locationId, orderNumber } = body;
    await lockSoldOrder(tx, input);
    const tied = await tx
      .select({ unitId: orderItems.unitId })
      .from(orderItems)
      .where(and(eq(orderItems.orderNumber, orderNumber), isNotNull(orderItems.unitId)));
    const unitIds = tied.flatMap(({ unitId }) => unitId ?? []);
    const lines = await lockSoldLines(tx, locationId, unitIds);
    const sold = (await lockUnits(tx, unitIds)).filter(({ state }) => state === 'Sold');
    const isOut = ({ id }: LockedUnit) => lines.some(({ unitId }) => unitId === id);
    const out = sold.filter((unit) => isOut(unit)).map(({ id }) => id);
    const reserved = sold.filter((unit) => !isOut(unit)).map(({ id }) => id);
    await giveLinesBack(
      tx,
      lines.map(({ id }) => id),
    );
    await giveUnitsBack(tx, out, 'Checked Out');
    await giveUnitsBack(tx, reserved, 'Pending');
    // Deferred to the commit, the history would not know the order any more.
    await tx.execute(sql`set constraints units_history immediate`);
    if (out.length > 0) await tx.update(orderItems).set({ unitId: null }).where(inArray(orderItems.unitId, out));
    await tx.update(orders).set({ soldAt: null, soldBy: null }).where(eq(orders.number, orderNumber));
    for (const unit of sold) await tellConsignee(tx, store, unit, 'undone');
    for (const line of lines.filter(({ ownerId }) => ownerId !== caller.userId)) {
      await tellOwner(tx, store, line, sold.find(({ id }) => id === line.unitId)?.barcode ?? null);
    }
    return { status: true, data: await readOrder(tx, orderNumber) };
  });

/**
 * Locks the order of a sale that the caller may undo.
 * @throws ProblemError 404 for an order that the location does not have, 409 for one that is not sold, 403
 */
async function lockSoldOrder(tx: Tx, { body, caller, store }: Input): Promise<void> {
  const { locationId, orderNumber: order } = body;
  const [row] = await tx
    .select({ soldAt: orders.soldAt, soldBy: orders.soldBy, timeZone: locations.timeZone })
    .from(orders)
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .where(and(eq(orders.number, order), eq(orders.locationId, locationId)))
    .for('update', { of: orders });
  const refused = (status: number, title: string, text: string, values = {}) =>
    fieldProblem(status, title, '/orderNumber', said(text, { order, ...values }));
  if (row === undefined) throw refused(404, 'Unknown order', 'There is no order {order} at this location.');
  const { soldAt, soldBy, timeZone } = row;
  if (soldAt === null) throw refused(409, 'Not sold', 'Order {order} is not sold.');
  const obstacle = undoObstacle(caller, { soldAt, soldBy, timeZone }, store.now());
  if (obstacle === 'other day') {
    throw refused(403, 'Not allowed', 'Order {order} was sold on another day. Ask an admin to undo the sale.');
  }
  if (obstacle === 'other person') {
    const [seller] = soldBy === null ? [] : await tx.select().from(users).where(eq(users.id, soldBy));
    const person = seller?.name ?? 'Another person';
    throw refused(403, 'Not allowed', '{person} sold order {order}. Ask an admin to undo the sale.', { person });
  }
}

async function giveLinesBack(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(requestLines).set({ status: 'checkedout', closedAt: null }).where(inArray(requestLines.id, ids));
}

async function giveUnitsBack(tx: Tx, ids: number[], state: 'Checked Out' | 'Pending'): Promise<void> {
  if (ids.length === 0) return;
  await tx.update(units).set({ state, binId: binBeforeSale }).where(inArray(units.id, ids));
}
