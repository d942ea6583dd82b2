import { and, eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../../../db/prepareOnce.ts';
import { locations } from '../../../db/schema/stores.ts';
import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';
import { selectTryoutLines, toTryoutLines } from '../queries/readTryoutLines.ts';
import { isListed, waitingSince } from '../queries/waitingTryouts.ts';

const listed = prepareOnce((db) =>
  selectTryoutLines(db, isListed(db, sql.placeholder('locationId'), sql.placeholder('since'))).prepare(''),
);

/** Lists the try-on requests of a location that wait for an associate, by id [K-01]. */
export const getAllTryoutItems: Operation<'getAllTryoutItems'> = async ({ path, store: { db, now } }) => {
  const { storeId, locationId } = path;
  const [location] = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.id, locationId), eq(locations.storeId, storeId)));
  if (location === undefined) {
    throw problem(404, 'Not found', { detail: `Store ${storeId} has no location ${locationId}.` });
  }
  const data: Awaited<ReturnType<Operation<'getAllTryoutItems'>>>['data'] = {};
  const rows = await listed(db).execute({ locationId, since: waitingSince(now()) });
  for (const line of await toTryoutLines(db, locationId, rows)) (data[line.tryoutItemId] ??= []).push(line);
  return { status: true, data };
};
