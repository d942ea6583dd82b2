import { and, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { tryouts } from '../../../db/schema/tryouts.ts';
import type { Db } from '../../../db/database.ts';

/** How long a request waits for an associate, in ms: after two hours nobody stands in the shop for it any more. */
const WAITING_MS = 2 * 60 * 60 * 1000;

/** How many requests an answer lists: as many as the portal keeps in its queue. */
const LISTED_MAX = 100;

/** How many requests of one kiosk may wait at once: more than customers can mean, less than a flood. */
export const WAITING_MAX = 500;

/** Requests of a location that wait for an associate; `tryouts_pending` finds them. */
export function isWaiting(locationId: string, now: Date): SQL | undefined {
  const since = new Date(now.getTime() - WAITING_MS);
  return and(eq(tryouts.locationId, locationId), isNull(tryouts.acceptedBy), gt(tryouts.requestedAt, since));
}

/** The oldest that wait, of each kiosk in turn: one that asks without end does not keep the others' from being seen. */
export function isListed(db: Db, locationId: string, now: Date): SQL {
  const waiting = db
    .select({
      id: tryouts.id,
      requestedAt: tryouts.requestedAt,
      turn: sql<number>`row_number() over (partition by ${tryouts.askedBy} order by ${tryouts.requestedAt}, ${tryouts.id})`.as(
        'turn',
      ),
    })
    .from(tryouts)
    .where(isWaiting(locationId, now))
    .as('waiting');
  return inArray(
    tryouts.id,
    db
      .select({ id: waiting.id })
      .from(waiting)
      .orderBy(waiting.turn, waiting.requestedAt, waiting.id)
      .limit(LISTED_MAX),
  );
}
