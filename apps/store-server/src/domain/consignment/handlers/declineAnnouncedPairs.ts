import type { BulkResult } from '@instore/api';
import { inArray } from 'drizzle-orm';
import { once } from '../../../db/idempotency.ts';
import { announcedPairs } from '../../../db/schema/consignment.ts';
import type { Operation } from '../../operation.ts';
import { lockAnnounced, refusalOf, refusedResult } from '../queries/closeAnnounced.ts';

/** Declines announced pairs with a reason, which the consignee reads [G-05]. A result for each pair. */
export const declineAnnouncedPairs: Operation<'declineAnnouncedPairs'> = (input) =>
  once('declineAnnouncedPairs', input, async (tx) => {
    const { body, caller, store } = input;
    const pairs = await lockAnnounced(tx, body);
    const data: BulkResult[] = [];
    for (const announcedId of body.announcedIds) {
      const pair = pairs.find(({ id }) => id === Number(announcedId));
      const refusal = await refusalOf(tx, pair);
      data.push(
        refusal === undefined
          ? { announcedId, isDone: true, message: null, record: null }
          : refusedResult(announcedId, refusal),
      );
    }
    const declined = data.filter(({ isDone }) => isDone).map(({ announcedId }) => Number(announcedId));
    if (declined.length > 0) {
      await tx
        .update(announcedPairs)
        .set({ status: 'declined', reason: body.reason.trim(), closedBy: caller.userId, closedAt: store.now() })
        .where(inArray(announcedPairs.id, declined));
    }
    return { status: true, data };
  });
