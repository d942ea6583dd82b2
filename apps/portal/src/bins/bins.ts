import { subscribeKey } from 'valtio/utils';
import { bindActions } from '../shared/bindActions.ts';
import { createUnitHistory } from '../shared/units/unitHistory.ts';
import { changeCorrection, saveCorrection, startCorrection, stopCorrection, undoCorrection } from './binCorrections.ts';
import { applyCount, countPair, discardCount, handInCount, startCount } from './binCounts.ts';
import { chooseTarget, moveNow, putAllBack, putBack, startMove, takeAll } from './binMoves.ts';
import { showRefusal, takeLateAnswer } from './binQueue.ts';
import { load, loadBay, loadShelves, readChanges, refresh, reset } from './binReads.ts';
import { scan } from './binScans.ts';
import { type BinsDependencies, createBinsContext, forgetScan } from './binsContext.ts';
import { markWaiting } from './waitingMarks.ts';

/** The bins of a location: state and actions [W-05, W-12]. */
export function createBins(deps: BinsDependencies) {
  const context = createBinsContext(deps);
  subscribeKey(deps.queue.state, 'entries', () => markWaiting(context));
  deps.queue.onAnswer((entry, answer) => takeLateAnswer(context, entry, answer));
  const reads = { load, refresh, reset, readChanges, loadBay, loadShelves };
  const corrections = { startCorrection, changeCorrection, stopCorrection, saveCorrection, undoCorrection };
  const moves = { startMove, takeAll, putBack, putAllBack, chooseTarget, moveNow };
  const counts = { startCount, countPair, handInCount, applyCount, discardCount };
  return {
    state: context.state,
    /** The history of the pair in the panel. */
    history: createUnitHistory(deps),
    ...bindActions(context, { showRefusal, ...reads }),
    // An old refusal goes with the next action.
    ...bindActions(context, { scan, ...corrections, ...moves, ...counts }, forgetScan),
  };
}

export type BinsStore = ReturnType<typeof createBins>;
