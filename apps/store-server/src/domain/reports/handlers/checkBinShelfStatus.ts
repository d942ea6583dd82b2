import { Readable } from 'node:stream';
import { scopeOf } from '../../../security/scope.ts';
import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { binColumns, readBinStatus } from '../spreadsheets/binSheet.ts';
import { spreadsheet } from '../spreadsheets/spreadsheet.ts';

/** Exports the state of every bin as a spreadsheet, in the order of the bins [Z-06]. */
export const checkBinShelfStatus: Operation<'checkBinShelfStatus'> = async ({ query, caller, store: { db, now } }) => {
  const at = query?.locationId;
  const name = at === undefined ? '' : ` ${await locationName(db, at)}`;
  const rows = await readBinStatus(db, scopeOf(caller, at));
  return spreadsheet(
    `Bins and shelves${name} ${now().toISOString().slice(0, 10)}`,
    'Bins and shelves',
    binColumns,
    Readable.from(rows),
  );
};
