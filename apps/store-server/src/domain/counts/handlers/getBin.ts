import type { Operation } from '../../operation.ts';
import { findBin, toRecord } from '../../stock/index.ts';
import { readRecords } from '../queries/binContent.ts';
import { readRunning } from '../queries/readCount.ts';

/** Reads a bin with all its units and its count [W-12]. */
export const getBin: Operation<'getBin'> = async ({ path, store: { db } }) => {
  const bin = await findBin(db, path.locationId, path.bin, { status: 404, field: 'bin' });
  const [records, count] = await Promise.all([readRecords(db, bin.id), readRunning(db, bin.id)]);
  const { code, aisle, shelf, zone } = bin;
  return {
    status: true,
    data: { bin: code, aisle, shelf, zone, records: records.map(toRecord), count: count ?? null },
  };
};
