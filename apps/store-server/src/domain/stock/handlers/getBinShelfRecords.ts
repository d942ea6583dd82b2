import type { Operation } from '../../operation.ts';
import { toRecord } from '../queries/binShelfRecords.ts';
import { countRecords, readPage } from '../queries/findRecords.ts';

/** Lists a location's units with their bins, in the order of the bins [W-05]. Sold units are left out. */
export const getBinShelfRecords: Operation<'getBinShelfRecords'> = async ({ query, store: { db } }) => {
  const [rows, totalElements] = await Promise.all([readPage(db, query), countRecords(db, query)]);
  return { status: true, data: { content: rows.map(toRecord), totalElements } };
};
