import type { OperationDependencies, Operations } from '../operation.ts';
import { createPairingCode } from './handlers/createPairingCode.ts';
import { getKiosks } from './handlers/getKiosks.ts';
import { pairKiosk } from './handlers/pairKiosk.ts';
import { renameKiosk } from './handlers/renameKiosk.ts';
import { revokeKiosk } from './handlers/revokeKiosk.ts';

/** Kiosks as devices: pairing, names, shutting out. */
export const createKioskOperations = (dependencies: Pick<OperationDependencies, 'pairingTries'>) =>
  ({
    createPairingCode,
    getKiosks,
    pairKiosk: pairKiosk(dependencies),
    renameKiosk,
    revokeKiosk,
  }) satisfies Partial<Operations>;
