import { problem } from '../../../base/problems.ts';
import type { Operation, OperationOptions } from '../../operation.ts';

/** Downloads a CSV with the columns of a kind and one example row [P-04]. */
export const getImportTemplate =
  ({ importKinds }: Pick<OperationOptions, 'importKinds'>): Operation<'getImportTemplate'> =>
  async ({ path }) => {
    const facts = importKinds.find(({ kind }) => kind === path.kind);
    if (facts === undefined) throw problem(404, 'Not found', { detail: 'There is no such kind of file.' });
    return {
      contentType: 'text/csv; charset=utf-8',
      content: facts.template,
      headers: { 'content-disposition': `attachment; filename="${facts.kind}.csv"` },
    };
  };
