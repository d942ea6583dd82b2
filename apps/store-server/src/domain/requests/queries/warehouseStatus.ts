import type { WarehouseStatus } from '@instore/api';
import { and, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { statesWhere } from '../../../base/lineStates.ts';
import { requestLines } from '../../../db/schema/requests.ts';

/** Whether a line is in a list of the warehouse. Lines that were never placed are in none. */
export function isInWarehouseList(status: WarehouseStatus): SQL | undefined {
  return and(
    inArray(
      requestLines.status,
      statesWhere(({ list }) => list === status),
    ),
    isNotNull(requestLines.requestId),
  );
}
