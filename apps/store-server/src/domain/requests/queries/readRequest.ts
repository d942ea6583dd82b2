import { asc, eq, sql } from 'drizzle-orm';
import type { WarehouseRequest } from '@instore/api';
import { users } from '../../../db/schema/people.ts';
import { requestLines, requests } from '../../../db/schema/requests.ts';
import { bins } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { selectLines, toRequestLine } from './readLines.ts';

const requestOf = prepared((db) =>
  db
    .select({ placedBy: users.name, placedAt: requests.placedAt, id: locations.id, name: locations.name })
    .from(requests)
    .innerJoin(users, eq(users.id, requests.placedBy))
    .innerJoin(locations, eq(locations.id, requests.locationId))
    .where(eq(requests.id, sql.placeholder('requestId'))),
);

const linesOf = prepared((db) =>
  selectLines(db)
    .where(eq(requestLines.requestId, sql.placeholder('requestId')))
    .orderBy(sql`${bins.code} nulls last`, asc(requestLines.id)),
);

/** Reads one request with its lines in the order of their bins; undefined when there is none with this number. */
export async function readRequest(db: Db | Tx, requestId: number): Promise<WarehouseRequest | undefined> {
  const [request] = await requestOf(db).execute({ requestId });
  if (request === undefined) return undefined;
  const lines = await linesOf(db).execute({ requestId });
  return {
    requestId: String(requestId),
    placedBy: request.placedBy,
    placedAt: request.placedAt.toISOString(),
    location: { id: request.id, name: request.name },
    lines: lines.map(toRequestLine),
  };
}
