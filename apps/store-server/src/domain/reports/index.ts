import { checkBinShelfStatus } from './handlers/checkBinShelfStatus.ts';
import { exportInsightRows } from './handlers/exportInsightRows.ts';
import { exportInventory } from './handlers/exportInventory.ts';
import { getInsight } from './handlers/getInsight.ts';
import { getInsightRows } from './handlers/getInsightRows.ts';
import { loadCube } from './handlers/loadCube.ts';
import type { OperationOptions, Operations } from '../operation.ts';

export { csvFile, type CsvColumn } from './spreadsheets/csvFile.ts';

/** Figures about the stock and the requests, and spreadsheets. */
export const createReportOperations = (needs: Pick<OperationOptions, 'lateAfterMs'>) =>
  ({
    checkBinShelfStatus,
    exportInsightRows: exportInsightRows(needs),
    exportInventory,
    getInsight: getInsight(needs),
    getInsightRows: getInsightRows(needs),
    loadCube: loadCube(needs),
  }) satisfies Partial<Operations>;
