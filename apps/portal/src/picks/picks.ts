import { subscribeKey } from 'valtio/utils';
import { bindActions } from '../shared/bindActions.ts';
import { createPicksContext } from './picksContext.ts';
import type { PicksDependencies } from './picksState.ts';
import { choose, nextPick, openPick } from './pickChoice.ts';
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
} from './picksReads.ts';
import { handBack, take } from './picksHolds.ts';
import { markQueued, showRefusal, takeLateAnswer } from './picksQueue.ts';
import { checkIn, checkOutLine, leaveOut, scan } from './picksScans.ts';
import { cancel, reportNotHere, undoCheckOut } from './picksWrites.ts';

/**
 * The picks: state and actions [W-01…W-06]. Actions that write resolve to true if the server did it, or if the device
 * keeps it until it can be sent [W-13].
 */
export function createPicks(deps: PicksDependencies) {
  const context = createPicksContext(deps);
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

export type PicksStore = ReturnType<typeof createPicks>;
