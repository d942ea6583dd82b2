import type { Operation, OperationOptions } from '../../operation.ts';
import { mayImport } from '../rules/mayImport.ts';

/** Lists the kinds of files that can be imported, with their columns [P-04]. */
export const getImportKinds =
  ({ importKinds }: Pick<OperationOptions, 'importKinds'>): Operation<'getImportKinds'> =>
  async ({ caller }) => ({
    data: importKinds.map(({ template: _template, ...facts }) => ({
      ...facts,
      mayImport: mayImport(caller, facts.kind),
    })),
  });
