import { locationName } from '../../../security/locations.ts';
import type { Operation } from '../../operation.ts';
import { inventoryColumns, listUnits, readUnits } from '../spreadsheets/inventorySheet.ts';
import { spreadsheet } from '../spreadsheets/spreadsheet.ts';

/** Exports the inventory of a location as a spreadsheet with a row for each unit [Z-06]. */
export const exportInventory: Operation<'exportInventory'> = async ({ path, store: { db, now } }) => {
  const location = await locationName(db, path.locationId);
  // Before the spreadsheet: once the response has started, an error can no longer be reported.
  const ids = await listUnits(db, path.locationId);
  const name = `Inventory ${location} ${now().toISOString().slice(0, 10)}`;
  return spreadsheet(name, 'Inventory', inventoryColumns, readUnits(db, ids));
};
