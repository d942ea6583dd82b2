import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { listPairs, pairColumns, readPairs } from '../spreadsheets/pairs.ts';
import { spreadsheet } from '../spreadsheets/spreadsheet.ts';

/** Sends the inventory of a location as a spreadsheet, a pair a row [Z-06]. */
export const exportInventory: Operation<'exportInventory'> = async ({ path, store: { db, now } }) => {
  const location = await locationName(db, path.locationId);
  // What can fail is asked for first: once the file has begun there is no other answer.
  const ids = await listPairs(db, path.locationId);
  const name = `Inventory ${location} ${now().toISOString().slice(0, 10)}`;
  return spreadsheet(name, 'Inventory', pairColumns, readPairs(db, ids));
};
