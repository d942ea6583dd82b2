import { acceptTryout } from './handlers/acceptTryout.ts';
import { getTryout } from './handlers/getTryout.ts';
import { getAllTryoutItems } from './handlers/getAllTryoutItems.ts';
import { requestTryout } from './handlers/requestTryout.ts';
import type { Operations } from '../operation.ts';

export { escalateTryouts } from './escalation.ts';
export { dayAt } from './queries/nextNumber.ts';
export { readWaitingLines } from './queries/readTryoutLines.ts';
export { stateOf } from './rules/tryoutState.ts';
export { isWaiting, WAITING_MS, waitingSince } from './queries/waitingTryouts.ts';

/** Try-on requests that customers send from a kiosk. */
export const tryoutOperations = {
  acceptTryout,
  getAllTryoutItems,
  getTryout,
  requestTryout,
} satisfies Partial<Operations>;
