import type { OperationOptions, Operations } from '../operation.ts';
import { addPrinter } from './handlers/addPrinter.ts';
import { cancelPrintJob } from './handlers/cancelPrintJob.ts';
import { changePrinter } from './handlers/changePrinter.ts';
import { getPrinters } from './handlers/getPrinters.ts';
import { getPrintJobs } from './handlers/getPrintJobs.ts';
import { printAgain } from './handlers/printAgain.ts';
import { printLabels } from './handlers/printLabels.ts';
import { printTestPage } from './handlers/printTestPage.ts';
import { removePrinter } from './handlers/removePrinter.ts';

export { deleteOldPrintJobs, sendPrintJobs } from './sendPrintJobs.ts';
export { createTalk, type Talk } from './talk.ts';

/** Label printers of a location, and their queues. */
export const createPrinterOperations = (options: Pick<OperationOptions, 'printerRanges'>) =>
  ({
    addPrinter: addPrinter(options),
    cancelPrintJob,
    changePrinter: changePrinter(options),
    getPrinters: getPrinters(options),
    getPrintJobs,
    printAgain,
    printLabels,
    printTestPage,
    removePrinter,
  }) satisfies Partial<Operations>;
