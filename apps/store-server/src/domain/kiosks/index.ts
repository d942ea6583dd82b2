import type { OperationDependencies, Operations } from '../operation.ts';
import { createPairingCode } from './handlers/createPairingCode.ts';
import { getCalledNumbers } from './handlers/getCalledNumbers.ts';
import { getTryoutByNumber } from './handlers/getTryoutByNumber.ts';
import { getTryoutPhoto } from './handlers/getTryoutPhoto.ts';
import { getTryoutProgress } from './handlers/getTryoutProgress.ts';
import { pairKiosk } from './handlers/pairKiosk.ts';
import { withdrawTryout } from './handlers/withdrawTryout.ts';

/** Kiosks: pairing, and the progress of their own requests. */
export const createKioskOperations = (
  dependencies: Pick<OperationDependencies, 'wrongCodes' | 'numberTries' | 'artwork'>,
) =>
  ({
    createPairingCode,
    getCalledNumbers,
    getTryoutByNumber: getTryoutByNumber(dependencies),
    getTryoutPhoto: getTryoutPhoto(dependencies),
    getTryoutProgress,
    pairKiosk: pairKiosk(dependencies),
    withdrawTryout,
  }) satisfies Partial<Operations>;
