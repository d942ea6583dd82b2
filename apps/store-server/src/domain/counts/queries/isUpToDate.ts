import { notInArray, sql } from 'drizzle-orm';
import { STATES_IN_BIN } from '../../../base/unitStates.ts';
import { binCounts, countScans } from '../../../db/schema/counts.ts';
import { units } from '../../../db/schema/stock.ts';

/**
 * Whether a scan still says where its unit is: it has not left the stockroom, nothing has brought it elsewhere since, and
 * no one has answered that it is not there [W-12]. Into the counted bin it may be moved.
 */
export const isUpToDate = sql<boolean>`not exists (
  select from ${units} join ${binCounts} on ${binCounts.id} = ${countScans.countId}
  where ${units.id} = ${countScans.unitId}
    and (${notInArray(units.state, STATES_IN_BIN)} or ${units.changedAt} > ${countScans.scannedAt}
      and (${units.binId} is distinct from ${binCounts.binId} or ${units.missing})))`;
