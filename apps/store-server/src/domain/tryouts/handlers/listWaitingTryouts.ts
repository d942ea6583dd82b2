import { and, eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/stores.ts';
import { problem } from '../../../base/problems.ts';
import type { Operation } from '../../operation.ts';
import { readTryoutLines } from '../queries/readTryoutLines.ts';
import { isListed } from '../queries/waitingTryouts.ts';

/** Lists the try-on requests of a location that wait for an associate, by id [K-01]. */
export const listWaitingTryouts: Operation<'getAllTryoutItems'> = async ({ path, store: { db, now } }) => {
  const { storeId, locationId } = path;
  const [location] = await db
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.id, locationId), eq(locations.storeId, storeId)));
  if (location === undefined) {
    throw problem(404, 'Not found', { detail: `Store ${storeId} has no location ${locationId}.` });
  }
  const data: Awaited<ReturnType<Operation<'getAllTryoutItems'>>>['data'] = {};
  for (const line of await readTryoutLines(db, locationId, isListed(db, locationId, now())))
    (data[line.tryoutItemId] ??= []).push(line);
  return { status: true, data };
};
