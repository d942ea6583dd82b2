import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { calls, tryouts } from '../../../db/schema/tryouts.ts';
import type { Operation } from '../../operation.ts';

/** How long kiosks show a called number, ms. */
const SHOWN_MS = 15 * 60 * 1000;

/** How many called numbers kiosks show at once. */
const SHOWN_MAX = 3;

/** Lists the called numbers of the kiosk's location, the newest first. */
export const getCalledNumbers: Operation<'getCalledNumbers'> = async ({ caller, store: { db, now } }) => {
  const locationIds = caller.locationIds === 'all' ? [] : caller.locationIds;
  const rows = await db
    .select({ number: tryouts.number, spot: calls.spot, calledAt: calls.calledAt })
    .from(calls)
    .innerJoin(tryouts, eq(tryouts.id, calls.tryoutId))
    .where(
      and(
        inArray(calls.locationId, locationIds),
        isNull(calls.endedAt),
        gt(calls.calledAt, new Date(now().getTime() - SHOWN_MS)),
      ),
    )
    .orderBy(desc(calls.calledAt), desc(calls.tryoutId))
    .limit(SHOWN_MAX);
  return {
    data: rows.flatMap(({ number, spot, calledAt }) =>
      number === null ? [] : [{ number, spot, calledAt: calledAt.toISOString() }],
    ),
  };
};
