import { LINE_STATUS } from '@instore/api';
import { partOf } from '../queries/partOfList.ts';
import { countShoesizeLines, readShoesizeLines } from '../queries/shoesizeLines.ts';
import type { Operation } from '../../operation.ts';

/** Lists the lines of the caller or of the whole location by tab, the oldest first [Z-07, Z-09]. */
export const getShoesizeLines: Operation<'getShoesizeLines'> = async ({ query, caller, store: { db, now } }) => {
  const { locationId, status, ids, whose = 'mine', waitingFirst = false } = query;
  const list = { locationId, status, whose, waitingFirst, userId: caller.userId, now: now() };
  const [content, counts] = await Promise.all([
    readShoesizeLines(db, list, { ids, ...partOf(query) }),
    countShoesizeLines(db, list),
  ]);
  const tab = LINE_STATUS[status];
  return {
    status: true,
    data: {
      content,
      totalElements: counts.listed[tab],
      counts: counts.listed,
      whose: {
        mine: counts.mine[tab],
        all: counts.all[tab],
        colleagues: counts.colleagues[tab],
        waiting: status === '1' ? counts.waiting : 0,
      },
    },
  };
};
