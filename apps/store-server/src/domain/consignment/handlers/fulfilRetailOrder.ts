import { and, eq } from 'drizzle-orm';
import { orderItems } from '../../../db/schema/orders.ts';
import { units } from '../../../db/schema/stock.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import { holderName, type HeldUnit, lockHeldUnits } from '../queries/lockHeldUnits.ts';
import { isOrdered, lockOrder, readOrder } from '../queries/orders.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { refuseUnlessSeller } from '../../requests/index.ts';
import { refuseIfKept } from '../../stock/index.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';

/**
 * Reserves units for the items of an order, all or none [G-04]: locks the order, then the units. A free unit becomes
 * Pending, a checked-out unit stays Checked Out. Repeating it changes nothing.
 */
export const fulfilRetailOrder: Operation<'fulfilRetailOrder'> = (input) =>
  once('fulfilRetailOrder', input, async (tx) => {
    const { orderNumber, items: wanted } = input.body;
    const order = await lockOrder(tx, orderNumber);
    if (order.soldAt !== null)
      throw fieldProblem(409, 'Sold', '/orderNumber', said('Order {order} is sold.', { order: orderNumber }));
    const items = await tx
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.orderNumber, orderNumber), isOrdered));
    const barcodes = wanted.map(({ barcode }) => canonicalBarcode(barcode));
    const named = new Set([...barcodes, ...wanted.map(({ itemId }) => `item ${itemId}`)]);
    if (named.size < wanted.length * 2) {
      throw fieldProblem(422, 'Named twice', '/items', 'Each item and each pair may be named once.');
    }
    const heldUnits = await lockHeldUnits(tx, order.locationId, barcodes);
    for (const [index, { itemId }] of wanted.entries()) {
      const item = items.find((candidate) => candidate.id === Number(itemId));
      if (item === undefined) {
        throw fieldProblem(
          422,
          'Unknown item',
          `/items/${index}/itemId`,
          said('Order {order} has no such item.', { order: orderNumber }),
        );
      }
      const held = heldUnits.get(barcodes[index] ?? '');
      if (held !== undefined && item.unitId === held.unit.id) continue;
      if (item.unitId !== null) {
        throw fieldProblem(409, 'Fulfilled', `/items/${index}/itemId`, 'This item is already filled.');
      }
      if (held !== undefined) await refuseIfKept(tx, held.unit.id, `/items/${index}/barcode`);
      refuseUnlessFits(held, item.variantId, `/items/${index}/barcode`);
      if (held.line !== undefined) refuseUnlessSeller(input.caller, held.line, `/items/${index}/barcode`);
      // In this order the history of the unit says 'reserved' before 'ordered'.
      await tx
        .update(units)
        .set({ state: 'Pending' })
        .where(and(eq(units.id, held.unit.id), eq(units.state, 'Checked In')));
      await tx.update(orderItems).set({ unitId: held.unit.id }).where(eq(orderItems.id, item.id));
    }
    return { status: true, data: await readOrder(tx, orderNumber) };
  });

function refuseUnlessFits(held: HeldUnit | undefined, variantId: string, field: string): asserts held is HeldUnit {
  if (held === undefined)
    throw fieldProblem(422, 'Unknown barcode', field, 'This location has no pair with this barcode.');
  const { state, missing, onHold } = held.unit;
  if (held.unit.variantId !== variantId) {
    throw fieldProblem(422, 'Wrong pair', field, 'This is another product or size than was ordered.');
  }
  if (state === 'Sold') throw fieldProblem(409, 'Sold', field, 'This pair is sold.');
  const isTriedOn = state === 'Checked Out' && held.item === undefined;
  const holder = isTriedOn ? undefined : holderName(held);
  if (holder !== undefined)
    throw fieldProblem(
      409,
      'Reserved',
      field,
      said('This pair is reserved for {holder}. Take another one.', { holder }),
    );
  if (missing || onHold) {
    throw fieldProblem(
      409,
      'Set aside',
      field,
      missing ? 'This pair is missing. Take another one.' : 'This pair is on hold. Take another one.',
    );
  }
}
