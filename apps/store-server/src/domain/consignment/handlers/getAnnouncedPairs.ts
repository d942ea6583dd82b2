import type { AnnouncedPair } from '@instore/api';
import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import type { Operation } from '../../operation.ts';
import { selectAnnounced, toAnnounced } from '../queries/announced.ts';
import { matchesAnnounced } from '../queries/consignmentSearch.ts';

/** How long a consignee sees a declined pair, ms. */
const DECLINED_SHOWN_MS = 30 * 24 * 60 * 60 * 1000;

/** Lists the announced pairs that wait, by default the oldest first; for consignees their own, with those that were declined [G-05]. */
export const getAnnouncedPairs: Operation<'getAnnouncedPairs'> = async ({ query, caller, store }) => {
  const { locationId, search, page = 0, size = 20, sort = 'oldest' } = query;
  const isWaiting = eq(announcedPairs.status, 'waiting');
  const since = new Date(store.now().getTime() - DECLINED_SHOWN_MS);
  const isDeclined = and(eq(announcedPairs.status, 'declined'), gt(announcedPairs.closedAt, since));
  const isConsignee = caller.role === 'Consignee';
  const wanted = and(
    eq(announcedPairs.locationId, locationId),
    isConsignee ? and(eq(announcedPairs.consigneeId, caller.userId), or(isWaiting, isDeclined)) : isWaiting,
    matchesAnnounced(search),
  );
  const [rows, totalElements] = await Promise.all([
    selectAnnounced(store.db)
      .where(wanted)
      .orderBy(desc(isWaiting), sort === 'newest' ? desc(announcedPairs.id) : asc(announcedPairs.id))
      .limit(size)
      .offset(page * size),
    store.db.$count(announcedPairs, wanted),
  ]);
  const pairs = rows.map(toAnnounced);
  return { status: true, data: { content: isConsignee ? pairs.map(forConsignee) : pairs, totalElements } };
};

/** Without the name of staff: a consignee is not staff. */
const forConsignee = (pair: AnnouncedPair): AnnouncedPair => ({ ...pair, closedBy: null });
