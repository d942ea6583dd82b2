import { acceptTryout } from './handlers/acceptTryout.ts';
import { listWaitingTryouts } from './handlers/listWaitingTryouts.ts';
import { requestTryout } from './handlers/requestTryout.ts';
import type { Operations } from '../operation.ts';

/** Try-on requests that customers send from a kiosk. */
export const tryoutOperations = {
  acceptTryout,
  getAllTryoutItems: listWaitingTryouts,
  requestTryout,
} satisfies Partial<Operations>;
