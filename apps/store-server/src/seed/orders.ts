import type { orderItems, orders } from '../db/schema/orders.ts';
import type { UnitRow } from './stock.ts';

type OrderRow = typeof orders.$inferInsert;
type ItemRow = typeof orderItems.$inferInsert;

const HERE = 'canal-street';
const MINUTE = 60_000;

/** The orders at Canal Street. The first one is sold, and notifications name it. */
const placed = [
  { number: 'YK-30418', minutesAgo: 190, pairs: 1, isSold: true },
  { number: 'YK-30419', minutesAgo: 95, pairs: 1, isSold: false },
  { number: 'YK-30421', minutesAgo: 40, pairs: 2, isSold: false },
  { number: 'YK-30422', minutesAgo: 12, pairs: 1, isSold: false },
];

/** Creates the orders with their items: a sold order with a sold consigned unit, and orders for units in stock. */
export function buildOrders(units: UnitRow[], now: Date): { orders: OrderRow[]; items: ItemRow[] } {
  const here = units.filter((unit) => unit.locationId === HERE && unit.barcode !== null);
  const sold = here.filter((unit) => unit.state === 'Sold' && unit.consigneeId !== null);
  const free = here.filter((unit) => unit.state === 'Checked In' && unit.missing !== true && unit.consigneeId !== null);
  const items: ItemRow[] = [];
  const rows = placed.map(({ number, minutesAgo, pairs, isSold }): OrderRow => {
    const placedAt = new Date(now.getTime() - minutesAgo * MINUTE);
    for (let position = 1; position <= pairs; position += 1) {
      const unit = isSold ? sold.shift() : free.splice(20, 1)[0];
      if (unit === undefined) throw new Error(`There is no pair for order ${number}.`);
      items.push({ orderNumber: number, position, variantId: unit.variantId, unitId: isSold ? unit.id : null });
    }
    const paid = isSold ? { soldAt: new Date(placedAt.getTime() + 9 * MINUTE), soldBy: '1001' } : {};
    return { number, locationId: HERE, placedAt, ...paid };
  });
  return { orders: rows, items };
}

/** Puts two consigned units on hold, for the consignment queue. */
export function holdSome(units: UnitRow[], now: Date): void {
  const notes = ['Consignee asks for it back', 'Sole is marked, price to be agreed'];
  const held = units.filter(
    (unit) => unit.locationId === HERE && unit.state === 'Checked In' && unit.missing !== true && unit.consigneeId,
  );
  for (const [index, note] of notes.entries()) {
    const setAsideAt = new Date(now.getTime() - (26 + index * 19) * 60 * MINUTE);
    Object.assign(held.at(-1 - index) ?? {}, { onHold: true, setAsideNote: note, setAsideBy: '1009', setAsideAt });
  }
}
