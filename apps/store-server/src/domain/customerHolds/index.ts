import type { Operations } from '../operation.ts';
import { getCustomerHolds } from './handlers/getCustomerHolds.ts';
import { getCustomerHoldTimes } from './handlers/getCustomerHoldTimes.ts';
import { handOverHeldPair } from './handlers/handOverHeldPair.ts';
import { holdForCustomer } from './handlers/holdForCustomer.ts';
import { holdLonger } from './handlers/holdLonger.ts';
import { letHeldPairGo } from './handlers/letHeldPairGo.ts';

export { readHoldBin } from './queries/readHoldBin.ts';
export { insertHold } from './queries/insertHold.ts';
export { readUntil } from './rules/holdTime.ts';
export { runOutHolds } from './runOut.ts';

/** Pairs that are held for customers. */
export const customerHoldOperations = {
  getCustomerHolds,
  getCustomerHoldTimes,
  handOverHeldPair,
  holdForCustomer,
  holdLonger,
  letHeldPairGo,
} satisfies Partial<Operations>;
