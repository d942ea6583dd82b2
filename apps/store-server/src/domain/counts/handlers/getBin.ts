import type { Operation } from '../../operation.ts';
import { findBin, toRecord } from '../../stock/index.ts';
import { readRecords } from '../queries/binContent.ts';
import { isHidden } from '../rules/hidden.ts';
import { readRunning } from '../queries/readCount.ts';

/** Reads a bin with all its units and its count [W-12]; of a blind count it has only what was scanned [M-07]. */
export const getBin: Operation<'getBin'> = async ({ path, caller, store: { db } }) => {
  const bin = await findBin(db, path.locationId, path.bin, { status: 404, field: 'bin' });
  const [records, count] = await Promise.all([readRecords(db, bin.id), readRunning(db, bin.id, caller)]);
  const { code, aisle, shelf, zone } = bin;
  const shown = count && isHidden(count, caller) ? [] : records.map(toRecord);
  return { status: true, data: { bin: code, aisle, shelf, zone, records: shown, count: count ?? null } };
};
