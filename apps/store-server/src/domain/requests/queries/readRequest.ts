import { asc, eq, sql } from 'drizzle-orm';
import type { WarehouseRequest } from '@instore/api';
import { users } from '../../../db/schema/people.ts';
import { requestLines, requests } from '../../../db/schema/requests.ts';
import { bins } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { selectLines, toRequestLine } from './readLines.ts';

/** Reads one request with its lines in the order of their bins; undefined when there is none with this number. */
export async function readRequest(db: Db | Tx, requestId: number): Promise<WarehouseRequest | undefined> {
  const [request] = await db
    .select({ placedBy: users.name, placedAt: requests.placedAt, id: locations.id, name: locations.name })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.placedBy))
    .innerJoin(locations, eq(locations.id, requests.locationId))
    .where(eq(requests.id, requestId));
  if (request === undefined) return undefined;
  const lines = await selectLines(db)
    .where(eq(requestLines.requestId, requestId))
    .orderBy(sql`${bins.code} nulls last`, asc(requestLines.id));
  return {
    requestId: String(requestId),
    placedBy: request.placedBy,
    placedAt: request.placedAt.toISOString(),
    location: { id: request.id, name: request.name },
    lines: lines.map(toRequestLine),
  };
}
