import type { LineStatus, Whose } from '@instore/api';

/** Lines per page. */
export const LINE_PAGE_SIZE = 20;

/** What is asked for a list. Without `whose` a back end that does not know it lists the caller's lines. */
export const linesQuery = (list: { locationId: string; status: LineStatus; whose: Whose }) => ({
  locationId: list.locationId,
  status: list.status,
  waitingFirst: true,
  whose: list.whose === 'all' ? list.whose : undefined,
});
