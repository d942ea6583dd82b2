import type { OperationOptions, Operations } from '../operation.ts';
import { createPairingCode } from './handlers/createPairingCode.ts';
import { getCalledNumbers } from './handlers/getCalledNumbers.ts';
import { getTryoutByNumber } from './handlers/getTryoutByNumber.ts';
import { getTryoutPhoto } from './handlers/getTryoutPhoto.ts';
import { getTryoutProgress } from './handlers/getTryoutProgress.ts';
import { pairKiosk } from './handlers/pairKiosk.ts';
import { withdrawTryout } from './handlers/withdrawTryout.ts';

/** Kiosks: pairing, and the progress of their own requests. */
export const createKioskOperations = (options: Pick<OperationOptions, 'wrongCodes' | 'numberTries' | 'artwork'>) =>
  ({
    createPairingCode,
    getCalledNumbers,
    getTryoutByNumber: getTryoutByNumber(options),
    getTryoutPhoto: getTryoutPhoto(options),
    getTryoutProgress,
    pairKiosk: pairKiosk(options),
    withdrawTryout,
  }) satisfies Partial<Operations>;
