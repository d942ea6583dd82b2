import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { orders } from '../db/schema/orders.ts';
import { requests } from '../db/schema/requests.ts';
import { units } from '../db/schema/stock.ts';
import { tryouts } from '../db/schema/tryouts.ts';
import type { Db } from '../db/database.ts';
import { canonicalBarcode } from '../base/barcode.ts';

/** What belongs to a location and is named by an id of its own. */
interface Belonging {
  table: PgTable & { locationId: PgColumn };
  id: PgColumn;
  /** The id as it is stored; undefined for one that the store never gives. */
  read: (said: string) => string | number | undefined;
  /** What is said of one that does not exist, or belongs to a location at which the caller does not work. */
  missing: (said: string) => string;
}

const number = (said: string) => (/^\d{1,15}$/.test(said) ? Number(said) : undefined);

/** Everything that `x-location-of` may name. */
const belongings = {
  request: { table: requests, id: requests.id, read: number, missing: (said) => `There is no request ${said}.` },
  tryout: { table: tryouts, id: tryouts.id, read: number, missing: () => 'This request does not exist any more.' },
  order: { table: orders, id: orders.number, read: String, missing: (said) => `There is no order ${said}.` },
  pair: {
    table: units,
    id: units.barcode,
    read: canonicalBarcode,
    missing: (said) => `No pair has the barcode ${said.trim()}.`,
  },
} satisfies Record<string, Belonging>;

/** The kinds of things whose location the contract can ask for. */
export type BelongingName = keyof typeof belongings;

/** Whether the contract names something that this server can look up. */
export function isBelonging(name: string): name is BelongingName {
  return Object.hasOwn(belongings, name);
}

/** Where something belongs; undefined for what does not exist. One indexed read. */
export async function locationOf(db: Db, name: BelongingName, said: string): Promise<string | undefined> {
  const { table, id, read }: Belonging = belongings[name];
  const stored = read(said);
  if (stored === undefined) return undefined;
  const [row] = await db.select({ locationId: table.locationId }).from(table).where(eq(id, stored)).limit(1);
  return row?.locationId as string | undefined;
}

/** What a caller reads who names something that is not there. */
export function missingMessage(name: BelongingName, said: string): string {
  return belongings[name].missing(said);
}
