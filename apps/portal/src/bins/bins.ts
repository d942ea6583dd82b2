import { subscribeKey } from 'valtio/utils';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { createUnitHistory } from '../shared/units/unitHistory.ts';
import { createScansInOrder } from '../shared/writes/scansInOrder.ts';
import { Writes } from '../shared/writes/writes.ts';
import { createAddCorrection } from './addCorrection.ts';
import {
  createCorrectionAnswers,
  createCorrectionDraft,
  createCorrectionUndo,
  createSaveCorrection,
} from './binCorrections.ts';
import { createCountPair, createCountSteps, createHandInCount } from './binCounts.ts';
import { createAddMove, createMoveDraft, createMovedPairs, createMoves, createTakePair } from './binMoves.ts';
import { createLateAnswers, createShowRefusal } from './binOutbox.ts';
import { createBinPage, createBinReads, createShelfReads } from './binReads.ts';
import { createBinScan } from './binScans.ts';
import { type BinsOptions, type Unanswered, createBinsState } from './binsState.ts';
import { createScanField } from './scanField.ts';
import { createShownCount } from './shownCount.ts';
import { createWaitingMarks } from './waitingMarks.ts';

/** What the bins page shows, and how it is read again. */
function createShownBins(options: BinsOptions) {
  const state = createBinsState();
  const unanswered: Unanswered = { moving: new Map(), correcting: new Map() };
  const shown = { ...options, ...unanswered, state, ...createShownCount({ ...options, state }) };
  const markWaiting = createWaitingMarks(shown);
  return { ...shown, markWaiting, ...createBinReads({ ...shown, markWaiting }) };
}

/** The bins of a location: state and actions [W-05, W-12]. */
export function createBins(options: BinsOptions) {
  const shown = createShownBins(options);
  const { state, outbox, refresh, reset } = shown;
  const playSound = scanSounds(options.play);
  const field = createScanField({ state, playSound });
  const writing = { ...shown, ...field, playSound, writes: new Writes(options), scans: createScansInOrder() };
  const adding = { ...writing, addCorrection: createAddCorrection(writing), addMove: createAddMove(writing) };
  const undoing = createCorrectionUndo(adding);
  const corrections = { ...adding, ...createCorrectionAnswers(adding), ...undoing };
  const moved = createMovedPairs(adding);
  const { scanTarget, ...moves } = createMoves({ ...adding, ...moved });
  const draft = createCorrectionDraft(state);
  const saveCorrection = createSaveCorrection(corrections);
  const scan = createBinScan({
    ...writing,
    ...draft,
    saveCorrection,
    scanTarget,
    countPair: createCountPair(writing),
    takePair: createTakePair(writing),
  });

  subscribeKey(outbox.state, 'entries', shown.markWaiting);
  outbox.onAnswer(createLateAnswers({ ...corrections, ...moved }));
  return {
    state,
    /** The history of the pair in the panel. */
    history: createUnitHistory(options),
    showRefusal: createShowRefusal(corrections),
    refresh,
    reset,
    ...createBinPage(shown),
    ...createShelfReads(shown),
    ...forgettingScan(field.forgetScan, {
      scan,
      ...draft,
      saveCorrection,
      undoCorrection: undoing.undoCorrection,
      ...createMoveDraft(writing),
      ...moves,
      handInCount: createHandInCount(writing),
      ...createCountSteps(writing),
    }),
  };
}

/** The same actions; each removes an old refusal from the field first. */
function forgettingScan<Actions extends Record<string, (...args: never[]) => unknown>>(
  forgetScan: () => void,
  actions: Actions,
): Actions {
  const entries = Object.entries(actions).map(([name, action]) => [
    name,
    (...args: never[]) => {
      forgetScan();
      return action(...args);
    },
  ]);
  return Object.fromEntries(entries) as Actions;
}

export type BinsStore = ReturnType<typeof createBins>;
