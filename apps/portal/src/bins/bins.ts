import { subscribeKey } from 'valtio/utils';
import { bindVerbs } from '../shared/bindVerbs.ts';
import { createUnitHistory } from '../shared/units/unitHistory.ts';
import { changeCorrection, saveCorrection, startCorrection, stopCorrection, undoCorrection } from './binCorrections.ts';
import { applyCount, countPair, discardCount, handInCount, startCount } from './binCounts.ts';
import { chooseTarget, moveNow, putAllBack, putBack, startMove, takeAll } from './binMoves.ts';
import { showRefusal, takeLateAnswer } from './binQueue.ts';
import { load, loadBay, loadShelves, readChanges, refresh, reset } from './binReads.ts';
import { scan } from './binScans.ts';
import { type BinsDependencies, createBinsContext, forgetScan } from './binsContext.ts';
import { markWaiting } from './waitingMarks.ts';

/** The bins of a location: facts and verbs [W-05, W-12]. */
export function createBins(deps: BinsDependencies) {
  const context = createBinsContext(deps);
  subscribeKey(deps.queue.facts, 'entries', () => markWaiting(context));
  deps.queue.onAnswer((entry, answer) => takeLateAnswer(context, entry, answer));
  const reads = { load, refresh, reset, readChanges, loadBay, loadShelves };
  const corrections = { startCorrection, changeCorrection, stopCorrection, saveCorrection, undoCorrection };
  const moves = { startMove, takeAll, putBack, putAllBack, chooseTarget, moveNow };
  const counts = { startCount, countPair, handInCount, applyCount, discardCount };
  return {
    facts: context.facts,
    /** The history of the pair in the panel. */
    history: createUnitHistory(deps),
    ...bindVerbs(context, { showRefusal, ...reads }),
    // An old refusal goes with the next action.
    ...bindVerbs(context, { scan, ...corrections, ...moves, ...counts }, forgetScan),
  };
}

export type BinsState = ReturnType<typeof createBins>;
