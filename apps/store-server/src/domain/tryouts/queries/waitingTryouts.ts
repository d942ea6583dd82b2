import { and, eq, gt, inArray, isNull, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { tryouts } from '../../../db/schema/tryouts.ts';
import type { Db, Tx } from '../../../db/database.ts';

/**
 * How long a request waits for an associate, ms: after two hours the customer has left. The function `record_changes` of
 * the database has the same two hours: change it in `db/triggers`, too.
 */
export const WAITING_MS = 2 * 60 * 60 * 1000;

/** The most requests in one answer: as many as the portal keeps in its queue. */
const LISTED_MAX = 100;

/** How many requests of one kiosk may wait at once: more than customers need. */
export const WAITING_MAX = 500;

/** The time since which a waiting try-on request was sent. */
export const waitingSince = (now: Date): Date => new Date(now.getTime() - WAITING_MS);

/**
 * Whether a try-on request of a location waits for an associate. The index `tryouts_pending` serves it.
 * @param since from `waitingSince`
 */
export function isWaiting(locationId: string | Placeholder, since: Date | Placeholder): SQL | undefined {
  return and(
    eq(tryouts.locationId, locationId),
    isNull(tryouts.acceptedBy),
    isNull(tryouts.withdrawnAt),
    gt(tryouts.requestedAt, since),
  );
}

/**
 * Whether a waiting request is listed: the oldest of each kiosk first, then the second oldest, and so on. One kiosk
 * with very many requests does not hide those of the others.
 */
export function isListed(db: Db | Tx, locationId: string | Placeholder, since: Date | Placeholder): SQL {
  const waiting = db
    .select({
      id: tryouts.id,
      requestedAt: tryouts.requestedAt,
      turn: sql<number>`row_number() over (partition by ${tryouts.askedBy} order by ${tryouts.requestedAt}, ${tryouts.id})`.as(
        'turn',
      ),
    })
    .from(tryouts)
    .where(isWaiting(locationId, since))
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
