import { and, eq } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { said, type Said } from '../../../base/problems.ts';
import type { Db } from '../../../db/database.ts';
import { orderItems, orders } from '../../../db/schema/orders.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Caller } from '../../../security/callers.ts';
import { nameWhereKnown } from '../../../security/locations.ts';
import { isOrdered } from '../../consignment/index.ts';
import { refusedScan } from '../../stock/index.ts';
import type { DatedSale } from '../rules/mayUndoSale.ts';
import { notSoldProblem } from './refusals.ts';

interface SoldOrder extends DatedSale {
  number: string;
  seller: string | null;
}

interface SoldUnit {
  id: number;
  barcode: string | null;
}

/** A sold order, and the unit by which it was found; a unit that was sold without an order on record. */
type Found = { order: SoldOrder; unit?: SoldUnit } | { order?: undefined; unit: SoldUnit };

const FIELD = 'search';

const refused = (status: number, title: string, message: string | Said) => refusedScan(status, title, message, FIELD);

/**
 * Finds a sale by an order number or a barcode.
 * @throws ProblemError 404 for neither, 409 for an order that is not sold, a unit that is not, and one of another location
 */
export async function findSold(
  db: Db,
  caller: Caller,
  { locationId, search }: { locationId: string; search: string },
): Promise<Found> {
  const text = search.trim();
  const order = (await readOrderAt(db, locationId, text)) ?? (await readOrderAt(db, locationId, text.toUpperCase()));
  if (order !== undefined) return { order: await refuseUnlessSold(db, order) };
  const unit = await findSoldUnit(db, caller, locationId, text);
  const [item] = await db.select().from(orderItems).where(eq(orderItems.unitId, unit.id));
  const sold = item && (await readOrderAt(db, locationId, item.orderNumber));
  return sold === undefined ? { unit } : { unit, order: await refuseUnlessSold(db, sold) };
}

async function readOrderAt(db: Db, locationId: string, number: string) {
  const [order] = await db
    .select({
      number: orders.number,
      soldAt: orders.soldAt,
      soldBy: orders.soldBy,
      seller: users.name,
      timeZone: locations.timeZone,
    })
    .from(orders)
    .innerJoin(locations, eq(locations.id, orders.locationId))
    .leftJoin(users, eq(users.id, orders.soldBy))
    .where(and(eq(orders.number, number), eq(orders.locationId, locationId)));
  return order;
}

async function refuseUnlessSold(
  db: Db,
  order: NonNullable<Awaited<ReturnType<typeof readOrderAt>>>,
): Promise<SoldOrder> {
  const { soldAt, number } = order;
  if (soldAt !== null) return { ...order, soldAt };
  const ordered = await db.$count(orderItems, and(eq(orderItems.orderNumber, number), isOrdered));
  if (ordered === 0) throw refused(409, 'Cancelled', said('Order {order} is cancelled.', { order: number }));
  throw refused(409, 'Not sold', said('Order {order} is not sold.', { order: number }));
}

async function findSoldUnit(db: Db, caller: Caller, locationId: string, scanned: string): Promise<SoldUnit> {
  const [unit] = await db
    .select({ id: units.id, barcode: units.barcode, state: units.state, locationId: units.locationId })
    .from(units)
    .where(eq(units.barcode, canonicalBarcode(scanned)));
  if (unit === undefined) {
    throw refused(404, 'Unknown number', said('No order and no pair has the number {number}.', { number: scanned }));
  }
  if (unit.locationId !== locationId) {
    const location = await nameWhereKnown(db, caller, unit.locationId);
    throw refused(409, 'Other location', said('This pair belongs to {location}.', { location }));
  }
  if (unit.state !== 'Sold') throw await notSoldProblem(db, unit.id, FIELD);
  return unit;
}
