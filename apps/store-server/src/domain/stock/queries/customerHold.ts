import type { HeldFor } from '@instore/api';
import { and, eq, isNull } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { localMoment } from '../../../base/localTime.ts';
import { said } from '../../../base/problems.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { customerHolds } from '../../../db/schema/customerHolds.ts';
import { users } from '../../../db/schema/people.ts';
import { units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { refusedScan } from './findUnit.ts';
import { refuseIfTransferred } from './transferOf.ts';

/** The columns of the hold for a customer that {@link withCustomerHold} joins. */
export const heldForColumns = {
  holdId: customerHolds.id,
  heldForName: customerHolds.firstName,
  heldUntil: customerHolds.until,
  heldByName: users.name,
};

type HeldForRow = {
  [Column in keyof typeof heldForColumns]: (typeof heldForColumns)[Column]['_']['data'] | null;
};

/** Joins a query of units with the holds for customers that have not ended, and with the people who hold. */
export function withCustomerHold<Query extends PgSelect>(query: Query) {
  return query
    .leftJoin(customerHolds, and(eq(customerHolds.unitId, units.id), isNull(customerHolds.endedAt)))
    .leftJoin(users, eq(users.id, customerHolds.heldBy));
}

/** Converts a row of {@link withCustomerHold}; undefined for a unit that is not held for a customer. */
export function toHeldFor({ holdId, heldForName, heldUntil, heldByName }: HeldForRow): HeldFor | undefined {
  if (holdId === null || heldForName === null || heldUntil === null) return undefined;
  return { holdId: String(holdId), firstName: heldForName, until: heldUntil.toISOString(), by: heldByName ?? '' };
}

/** Reads for which customer a unit is held, and who holds it; undefined for none. */
export async function customerHoldOf(db: Db | Tx, unitId: number): Promise<HeldFor | undefined> {
  const [row] = await withCustomerHold(db.select(heldForColumns).from(units).$dynamic()).where(eq(units.id, unitId));
  return row && toHeldFor(row);
}

/**
 * Refuses a unit that is kept for a customer or for another location.
 * @param field the field of the request that names the unit
 * @throws ProblemError 409 that names the customer, the time and the person who holds it, or the location
 */
export async function refuseIfKept(tx: Tx, unitId: number, field?: string): Promise<void> {
  await refuseIfTransferred(tx, unitId, field);
  const hold = await customerHoldOf(tx, unitId);
  if (hold === undefined) return;
  const [at] = await tx
    .select({ timeZone: locations.timeZone })
    .from(units)
    .innerJoin(locations, eq(locations.id, units.locationId))
    .where(eq(units.id, unitId));
  const { firstName: customer, until: time, by: person } = hold;
  const english = at === undefined ? undefined : { time: localMoment(new Date(time), at) };
  const message = said(
    '{person} holds this pair for {customer} until {time}. Take another one.',
    { customer, time, person },
    english,
  );
  throw refusedScan(409, 'Held for a customer', message, field);
}
