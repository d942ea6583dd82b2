import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { orders } from '../db/schema/orders.ts';
import { printers, printJobs } from '../db/schema/printing.ts';
import { requests } from '../db/schema/requests.ts';
import { units } from '../db/schema/stock.ts';
import { devices } from '../db/schema/devices.ts';
import { tryouts } from '../db/schema/tryouts.ts';
import type { Db } from '../db/database.ts';
import { canonicalBarcode, noSuchPair } from '../base/barcode.ts';
import { said, type Said } from '../base/problems.ts';

/** A kind of resource that belongs to a location and has an id. */
interface Resource {
  table: PgTable & { locationId: PgColumn };
  id: PgColumn;
  /** Converts the id of a request to the stored one; undefined for an id that cannot exist. */
  read: (id: string) => string | number | undefined;
  /** The message when there is none, or when it belongs to a location at which the caller does not work. */
  missing: (id: string) => string | Said;
}

const number = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : undefined);

/** The kinds that `x-location-of` of the contract may name. */
const resources = {
  request: {
    table: requests,
    id: requests.id,
    read: number,
    missing: (request) => said('There is no request {request}.', { request }),
  },
  tryout: { table: tryouts, id: tryouts.id, read: number, missing: () => 'This request no longer exists.' },
  device: { table: devices, id: devices.deviceId, read: String, missing: () => 'There is no such device.' },
  printer: { table: printers, id: printers.id, read: number, missing: () => 'There is no such printer.' },
  printJob: { table: printJobs, id: printJobs.id, read: number, missing: () => 'There is no such print job.' },
  order: {
    table: orders,
    id: orders.number,
    read: String,
    missing: (order) => said('There is no order {order}.', { order }),
  },
  pair: {
    table: units,
    id: units.barcode,
    read: canonicalBarcode,
    missing: noSuchPair,
  },
} satisfies Record<string, Resource>;

export type ResourceKind = keyof typeof resources;

/** Whether this server knows a kind of resource. */
export function isResourceKind(name: string): name is ResourceKind {
  return Object.hasOwn(resources, name);
}

/** Reads the location of a resource; undefined when there is none. One indexed read. */
export async function locationOf(db: Db, kind: ResourceKind, named: string): Promise<string | undefined> {
  const stored = resources[kind].read(named);
  if (stored === undefined) return undefined;
  const { table, id }: Resource = resources[kind];
  const [row] = await db.select({ locationId: table.locationId }).from(table).where(eq(id, stored)).limit(1);
  return row?.locationId as string | undefined;
}

/** The message for a resource that does not exist or that the caller may not see. */
export function missingMessage(kind: ResourceKind, named: string): string | Said {
  return resources[kind].missing(named);
}
