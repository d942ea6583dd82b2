import { and, eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/stores.ts';
import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';
import { selectTryoutLines, toTryoutLines } from '../queries/readTryoutLines.ts';
import { isListed, waitingSince } from '../queries/waitingTryouts.ts';

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
  const rows = await selectTryoutLines(db, isListed(db, locationId, waitingSince(now())));
  for (const line of await toTryoutLines(db, locationId, rows)) (data[line.tryoutItemId] ??= []).push(line);
  return { status: true, data };
};
