import type { WarehouseStatus } from '@instore/api';
import { and, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { requestLines } from '../../../db/schema/requests.ts';

/** The statuses of lines in each of the warehouse's lists: a line without an available unit is listed under Pending. */
const STATUSES = {
  request: ['request'],
  pending: ['pending', 'unavailable'],
  checkedout: ['checkedout'],
} as const satisfies Record<WarehouseStatus, readonly (typeof requestLines.$inferSelect)['status'][]>;

/** Whether a line is in a list of the warehouse. Lines that were never placed are in none. */
export function isInWarehouseList(status: WarehouseStatus): SQL | undefined {
  return and(inArray(requestLines.status, [...STATUSES[status]]), isNotNull(requestLines.requestId));
}
