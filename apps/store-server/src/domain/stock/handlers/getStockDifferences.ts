import type { Operation } from '../../operation.ts';
import { readStockDifferences } from '../queries/stockDifferences.ts';

/** The most differences of an answer: more of them are no list for a person. */
const LISTED = 200;

/** Lists the sizes of which the connected shop has another number of pairs [O-09]. */
export const getStockDifferences: Operation<'getStockDifferences'> = async ({
  path: { locationId },
  store: { db },
}) => {
  const differences = await readStockDifferences(db, [locationId]);
  return { data: { total: differences.length, differences: differences.slice(0, LISTED) } };
};
