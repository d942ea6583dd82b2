import type { Operation } from '../../operation.ts';
import { findImport } from '../queries/imports.ts';

/** Reads an import and how far it is [P-04]. */
export const getImport: Operation<'getImport'> = async ({ path, caller, store: { db } }) => ({
  data: await findImport(db, caller, path.importId),
});
