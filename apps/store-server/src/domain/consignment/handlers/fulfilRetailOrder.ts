import { and, eq, inArray } from 'drizzle-orm';
import { orderItems } from '../../../db/schema/orders.ts';
import { units } from '../../../db/schema/stock.ts';
import { fieldProblem } from '../../../base/problems.ts';
import { holderName, lockPairs, type LockedPair } from '../queries/lockPair.ts';
import { lockOrder, readOrder } from '../queries/orders.ts';
import { once } from '../../../db/idempotency.ts';
import type { Operation } from '../../operation.ts';
import { canonicalBarcode } from '../../../base/barcode.ts';

/**
 * Promises pairs to items of an order, all or none [G-04]: the order is locked, then its pairs. A free pair becomes
 * Pending; one that a customer has on stays Checked Out. Saying the same twice is fine.
 */
export const fulfilRetailOrder: Operation<'fulfilRetailOrder'> = (input) =>
  once('fulfilRetailOrder', input, async (tx) => {
    const { orderNumber, items: wanted } = input.body;
    const order = await lockOrder(tx, orderNumber);
    if (order.soldAt !== null) throw fieldProblem(409, 'Sold', '/orderNumber', `Order ${orderNumber} is sold.`);
    const items = await tx.select().from(orderItems).where(eq(orderItems.orderNumber, orderNumber));
    const barcodes = wanted.map(({ barcode }) => canonicalBarcode(barcode));
    const named = new Set([...barcodes, ...wanted.map(({ itemId }) => `item ${itemId}`)]);
    if (named.size < wanted.length * 2) {
      throw fieldProblem(422, 'Named twice', '/items', 'Name an item and a pair once only.');
    }
    const pairs = await lockPairs(tx, order.locationId, barcodes);
    for (const [index, { itemId }] of wanted.entries()) {
      const item = items.find((candidate) => candidate.id === Number(itemId));
      if (item === undefined) {
        throw fieldProblem(422, 'Unknown item', `/items/${index}/itemId`, `Order ${orderNumber} has no such item.`);
      }
      const pair = pairs.get(barcodes[index] ?? '');
      if (pair !== undefined && item.unitId === pair.unit.id) continue;
      if (item.unitId !== null) {
        throw fieldProblem(409, 'Fulfilled', `/items/${index}/itemId`, 'This item has its pair already.');
      }
      refuseUnlessFits(pair, item.variantId, `/items/${index}/barcode`);
      await tx.update(orderItems).set({ unitId: pair.unit.id }).where(eq(orderItems.id, item.id));
      await tx
        .update(units)
        .set({ state: 'Pending' })
        .where(and(inArray(units.id, [pair.unit.id]), eq(units.state, 'Checked In')));
    }
    return { status: true, data: await readOrder(tx, orderNumber) };
  });

function refuseUnlessFits(pair: LockedPair | undefined, variantId: string, field: string): asserts pair is LockedPair {
  if (pair === undefined)
    throw fieldProblem(422, 'Unknown barcode', field, 'This location has no pair of this barcode.');
  const { state, missing, onHold } = pair.unit;
  if (pair.unit.variantId !== variantId) {
    throw fieldProblem(422, 'Wrong pair', field, 'This is another product or size than was ordered.');
  }
  if (state === 'Sold') throw fieldProblem(409, 'Sold', field, 'This pair is sold.');
  const isTriedOn = state === 'Checked Out' && pair.item === undefined;
  const holder = isTriedOn ? undefined : holderName(pair);
  if (holder !== undefined)
    throw fieldProblem(409, 'Promised', field, `This pair is promised to ${holder}. Take another one.`);
  if (missing || onHold) {
    throw fieldProblem(409, 'Set aside', field, `This pair is ${missing ? 'missing' : 'on hold'}. Take another one.`);
  }
}
