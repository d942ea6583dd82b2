import type { BinShelfRecord } from '@instore/api';

/** Whether a pair lies in its bin and can be moved: it is not out, not missing, and no write about its place waits. */
export const canBeTaken = (
  { rowId, state, missing }: Pick<BinShelfRecord, 'rowId' | 'state' | 'missing'>,
  waitingPlaces: Readonly<Record<string, unknown>>,
): boolean => state !== 'Checked Out' && !missing && !waitingPlaces[rowId];
