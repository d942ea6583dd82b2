import type { Operation } from '../../operation.ts';
import { readImports } from '../queries/imports.ts';

/** Lists the imports of a location, newest first [P-04]. */
export const getImports: Operation<'getImports'> = async ({ query, store: { db } }) => {
  const { locationId, page = 0, size = 20 } = query;
  return { data: await readImports(db, locationId, { page, size }) };
};
