import { checkBinShelfStatus } from './handlers/checkBinShelfStatus.ts';
import { exportInventory } from './handlers/exportInventory.ts';
import { loadCube } from './handlers/loadCube.ts';
import type { Operations } from '../operation.ts';

/** Figures about the stock and the requests, and spreadsheets. */
export const reportOperations = {
  checkBinShelfStatus,
  exportInventory,
  loadCube,
} satisfies Partial<Operations>;
