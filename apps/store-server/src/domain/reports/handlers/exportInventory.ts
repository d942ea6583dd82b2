import type { InventoryFilters } from '@instore/api';
import { eq } from 'drizzle-orm';
import { locations } from '../../../db/schema/stores.ts';
import { problem } from '../../../base/problems.ts';
import { checkFilters, unitsThatFit } from '../../catalogue/index.ts';
import type { Operation } from '../../operation.ts';
import { inventoryColumns, listUnits, readUnits } from '../spreadsheets/inventorySheet.ts';
import { spreadsheet } from '../spreadsheets/spreadsheet.ts';

/** Exports the units of a location that match the filters as a spreadsheet with a row for each [Z-06]. */
export const exportInventory: Operation<'exportInventory'> = async ({ path, query, store: { db, now } }) => {
  const { locationId } = path;
  const filters: InventoryFilters = query ?? {};
  checkFilters(filters, '');
  const [location] = await db.select().from(locations).where(eq(locations.id, locationId));
  if (location === undefined) throw problem(404, 'Not found', { detail: `There is no location ${locationId}.` });
  // Before the spreadsheet: once the response has started, an error can no longer be reported.
  const ids = await listUnits(db, unitsThatFit(filters, { locationId, timeZone: location.timeZone }));
  const name = `Inventory ${location.name} ${now().toISOString().slice(0, 10)}`;
  const sheet = await spreadsheet(name, 'Inventory', inventoryColumns, readUnits(db, ids));
  return { ...sheet, headers: { ...sheet.headers, 'x-row-count': String(ids.length) } };
};
