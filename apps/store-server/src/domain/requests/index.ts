import { cancelRequest } from './handlers/cancelRequest.ts';
import { checkIn } from './handlers/checkIn.ts';
import { checkOut } from './handlers/checkOut.ts';
import { getPair } from './handlers/getPair.ts';
import { getRequest } from './handlers/getRequest.ts';
import { getShoesizeLines } from './handlers/getShoesizeLines.ts';
import { getWarehouseLines } from './handlers/getWarehouseLines.ts';
import { placeRequest } from './handlers/placeRequest.ts';
import { reportPairNotHere } from './handlers/reportPairNotHere.ts';
import type { Operations } from '../operation.ts';

export { lockLines, type LockedLine } from './queries/lockLines.ts';

/** Requests to the warehouse: lines, the pick list, check-out and check-in. */
export const requestOperations = {
  cancelRequest,
  checkIn,
  checkOut,
  getPair,
  getRequest,
  getShoesizeLines,
  getWarehouseLines,
  placeRequest,
  reportPairNotHere,
} satisfies Partial<Operations>;
