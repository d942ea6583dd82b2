import type { Operation } from '../../operation.ts';
import { countFindings, readFindings, wantedFindings } from '../queries/findings.ts';
import { findImport } from '../queries/imports.ts';

/** Lists what the check of an import found, problems first [P-04]. */
export const getImportReport: Operation<'getImportReport'> = async ({ path, query, caller, store: { db } }) => {
  const { page = 0, size = 20, ...filters } = query ?? {};
  await findImport(db, caller, path.importId);
  const wanted = wantedFindings(path.importId, filters);
  const [content, totalElements] = await Promise.all([
    readFindings(db, wanted, { limit: size, offset: page * size }),
    countFindings(db, wanted),
  ]);
  return { data: { content, totalElements } };
};
