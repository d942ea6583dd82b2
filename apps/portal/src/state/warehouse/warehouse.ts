import { bindVerbs } from '../mechanisms/bindVerbs.ts';
import { createWarehouseContext } from './warehouseContext.ts';
import type { WarehouseDependencies } from './warehouseFacts.ts';
import { choose, nextPick, openPick } from './warehousePicks.ts';
import {
  bayKey,
  coverList,
  load,
  loadBay,
  loadMore,
  loadRequest,
  readChanges,
  resetRequestDetails,
  toggleRequestDetails,
} from './warehouseReads.ts';
import { checkIn, checkOutLine, scan } from './warehouseScans.ts';
import { cancel, reportNotHere, undoCheckOut } from './warehouseWrites.ts';

/** The warehouse: facts and verbs [W-01…W-06]. Verbs that write resolve to true if the server did it. */
export function createWarehouse(deps: WarehouseDependencies) {
  const context = createWarehouseContext(deps);
  const reads = { load, loadMore, readChanges, loadRequest, loadBay, bayKey };
  const shown = { choose, nextPick, openPick, coverList, toggleRequestDetails, resetRequestDetails };
  const writes = { scan, checkIn, checkOutLine, reportNotHere, cancel, undoCheckOut };
  return { facts: context.facts, ...bindVerbs(context, { ...reads, ...shown, ...writes }) };
}

export type WarehouseState = ReturnType<typeof createWarehouse>;
