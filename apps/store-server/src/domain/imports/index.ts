import type { OperationOptions, Operations } from '../operation.ts';
import { applyImport } from './handlers/applyImport.ts';
import { correctImport } from './handlers/correctImport.ts';
import { cancelImport } from './handlers/cancelImport.ts';
import { exportImportReport } from './handlers/exportImportReport.ts';
import { getImport } from './handlers/getImport.ts';
import { getImportKinds } from './handlers/getImportKinds.ts';
import { getImportReport } from './handlers/getImportReport.ts';
import { getImports } from './handlers/getImports.ts';
import { getImportTemplate } from './handlers/getImportTemplate.ts';
import { putImportPart } from './handlers/putImportPart.ts';
import { startImport } from './handlers/startImport.ts';

export type { KindFacts } from '../operation.ts';
export { chainKinds } from './rules/mayImport.ts';

/** Files that admins import on a page. The runs themselves are in the module `import`. */
export const createImportOperations = (options: Pick<OperationOptions, 'importKinds'>) =>
  ({
    applyImport,
    cancelImport,
    correctImport,
    exportImportReport,
    getImport,
    getImportKinds: getImportKinds(options),
    getImportReport,
    getImports,
    getImportTemplate: getImportTemplate(options),
    putImportPart,
    startImport: startImport(options),
  }) satisfies Partial<Operations>;
