import { isAdminOf } from '@instore/api';
import { localDay } from '../../../base/localTime.ts';
import type { Caller } from '../../../security/callers.ts';

/** A sale, with the time zone of its location. */
export interface DatedSale {
  soldAt: Date;
  soldBy: string | null;
  timeZone: string;
}

/** Why a person may not undo a sale; undefined for a person who may. */
export type UndoObstacle = 'other person' | 'other day' | undefined;

/** A sale is undone on its day by the person who sold, and later by admins of either area [M-05]. */
export function undoObstacle(
  { userId, role }: Pick<Caller, 'userId' | 'role'>,
  { soldAt, soldBy, timeZone }: DatedSale,
  now: Date,
): UndoObstacle {
  if (isAdminOf(role, 'shoesize') || isAdminOf(role, 'warehouse')) return undefined;
  if (soldBy !== userId) return 'other person';
  return localDay(soldAt, { timeZone }) === localDay(now, { timeZone }) ? undefined : 'other day';
}
