import { subscribeKey } from 'valtio/utils';
import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { JustChanged } from '../shared/writes/justChanged.ts';
import { createCheckOuts } from './checkOuts.ts';
import { choose, createPickChoice } from './pickChoice.ts';
import { createTakenPicks } from './takenPicks.ts';
import { createPickLines } from './picksLines.ts';
import { createLateAnswers, createShowRefusal, markQueued } from './picksOutbox.ts';
import { createBayReads, createDetailsToggle, createPicksReads } from './picksReads.ts';
import { createScan, createScanButtons } from './picksScans.ts';
import { type PicksOptions, createPicksState } from './picksState.ts';
import { createPickWrite } from './writeOfLine.ts';
import { createCancelLine, createNotInBin, createSendMessage, createUndoCheckOut } from './pickActions.ts';
import { createScanResults } from './scanResults.ts';
import { createScannedPair } from './scannedPair.ts';

/**
 * The picks: state and actions [W-01…W-06]. Actions that write resolve to true if the server did it, or if the device
 * keeps it until it can be sent [W-13].
 */
export function createPicks(options: PicksOptions) {
  const { outbox, clock } = options;
  const state = createPicksState();
  const { list, ...reads } = createPicksReads({ ...options, state });
  const { waiting, nextPick, openPick } = createPickChoice({ ...options, state });
  const shown = { ...options, state, list, playSound: scanSounds(options.play), justChanged: new JustChanged(clock) };
  const lines = createPickLines(shown);
  const writing = { ...shown, ...lines, write: createPickWrite({ ...shown, ...lines }) };
  const pair = createScannedPair({ ...shown, waiting, nextPick });
  const results = createScanResults(writing);
  const scanning = { ...writing, pair, results, waiting, ...createCheckOuts({ ...writing, pair, results }) };

  const mark = () => markQueued(state, outbox.state.entries);
  subscribeKey(outbox.state, 'entries', mark);
  // Rows that are read later have their marks, too.
  subscribeKey(state, 'order', mark);
  outbox.onAnswer(createLateAnswers(writing));
  return {
    state,
    ...reads,
    ...createBayReads(shown),
    ...createDetailsToggle(state),
    choose: (lineId: string | undefined): void => choose(state, lineId),
    nextPick,
    openPick,
    scan: createScan(scanning),
    ...createScanButtons(scanning),
    showRefusal: createShowRefusal({ ...shown, pair }),
    reportNotInBin: createNotInBin(writing),
    undoCheckOut: createUndoCheckOut(writing),
    cancel: createCancelLine(writing),
    sendMessage: createSendMessage(writing),
    ...createTakenPicks({ ...writing, showArrived: reads.showArrived }),
  };
}
