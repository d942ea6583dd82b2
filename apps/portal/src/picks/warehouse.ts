import { subscribeKey } from 'valtio/utils';
import { bindActions } from '../shared/bindActions.ts';
import { createWarehouseContext } from './warehouseContext.ts';
import type { WarehouseDependencies } from './warehouseState.ts';
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
  show,
  showArrived,
  toggleRequestDetails,
} from './warehouseReads.ts';
import { handBack, take } from './warehouseHolds.ts';
import { markQueued, showRefusal, takeLateAnswer } from './warehouseQueue.ts';
import { checkIn, checkOutLine, leaveOut, scan } from './warehouseScans.ts';
import { cancel, reportNotHere, undoCheckOut } from './warehouseWrites.ts';

/**
 * The warehouse: state and actions [W-01…W-06]. Actions that write resolve to true if the server did it, or if the device
 * keeps it until it can be sent [W-13].
 */
export function createWarehouse(deps: WarehouseDependencies) {
  const context = createWarehouseContext(deps);
  const mark = () => markQueued(context);
  subscribeKey(deps.queue.state, 'entries', mark);
  // Rows that are read later have their marks, too.
  subscribeKey(context.state, 'order', mark);
  deps.queue.onAnswer((entry, answer) => takeLateAnswer(context, entry, answer));
  const reads = { load, loadMore, showArrived, readChanges, loadRequest, loadBay, bayKey };
  const shown = { show, choose, leaveOut, nextPick, openPick, coverList, toggleRequestDetails, resetRequestDetails };
  const writes = { showRefusal, scan, checkIn, checkOutLine, reportNotHere, cancel, undoCheckOut, take, handBack };
  return { state: context.state, ...bindActions(context, { ...reads, ...shown, ...writes }) };
}

export type WarehouseStore = ReturnType<typeof createWarehouse>;
