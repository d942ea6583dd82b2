import type { Failure } from '@instore/api';
import { linesOf, type OutboxEntry, type OutboxAnswer, explainRefusal } from '../outbox/index.ts';
import { unchanged } from '../shared/lists/unchanged.ts';
import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import { leavePanel } from './pickerPanel.ts';
import { type PickLines, showScanError } from './picksLines.ts';
import type { PicksRows } from './picksRows.ts';
import type { PicksOptions, PicksState, QueuedWrite } from './picksState.ts';
import type { ScannedPair } from './scannedPair.ts';

/** Beginning of the subject of a line, e.g. "line 11". */
const LINE = 'line ';

/** The lines that a write is about. */
const lineIdsOf = ({ subjects }: Pick<OutboxEntry, 'subjects'>): string[] =>
  subjects.flatMap((subject) => (subject.startsWith(LINE) ? subject.slice(LINE.length) : []));

/** The writes that wait, by the line that they are about; of several the last one. */
export function queuedByLine(entries: readonly OutboxEntry[]): Map<string, QueuedWrite> {
  const byLine = new Map<string, QueuedWrite>();
  let number = 0;
  for (const entry of entries) {
    const { operation, conflict, at } = entry;
    if (!conflict) number += 1;
    const [lineId] = lineIdsOf(entry);
    if (lineId !== undefined) byLine.set(lineId, { operation, number: conflict ? undefined : number, at });
  }
  return byLine;
}

/** Marks the rows whose writes wait. A row whose mark is the same is not drawn again. */
export function markQueued({ rows }: PicksState, entries: readonly OutboxEntry[]): void {
  const byLine = queuedByLine(entries);
  for (const [lineId, row] of Object.entries(rows)) {
    const queued = unchanged(row.queued, byLine.get(lineId));
    if (queued !== row.queued) row.queued = queued;
  }
}

/** Shows the refusal of a write that waited at the field of the page. */
export const createShowRefusal =
  ({ state, pair, say }: { state: PicksState; pair: ScannedPair } & Pick<PicksOptions, 'say'>) =>
  (entry: OutboxEntry, failure: Failure): void => {
    const { operation, input } = entry;
    if (operation !== 'checkOut' && operation !== 'checkIn') {
      showScanError(state, explainRefusal(say, { ...entry, failure }));
      return;
    }
    const lineId = operation === 'checkOut' ? input.lineId : undefined;
    const line = lineId === undefined ? undefined : state.rows[lineId]?.line;
    const expected = pair.expectedInstead(line, input.barcode);
    const hasExpected = expected !== undefined;
    showScanError(state, explainRefusal(say, { ...entry, failure, hasExpected }), expected);
  };

/** Takes the answer to a write that waited. A refusal plays a sound, and the row shows the line as it is. */
export function createLateAnswers({
  state,
  list,
  putLine,
  showWaitingAgain,
  showCheckedIn,
  playSound,
}: { state: PicksState; list: PicksRows; playSound: PlayScanSound } & PickLines) {
  /** The row shows the expected result of a refused write no longer. */
  function takeBackExpected(entry: OutboxEntry): void {
    const lineIds = lineIdsOf(entry);
    for (const lineId of lineIds) delete state.kept[lineId];
    void list.readAgain(lineIds.filter((lineId) => state.rows[lineId]));
  }
  return (entry: OutboxEntry, answer: OutboxAnswer): void => {
    if (!answer.ok) {
      leavePanel(state, 'putAway');
      playSound('scan-error');
      takeBackExpected(entry);
      return;
    }
    // Lines that were taken or handed back.
    if ('lines' in answer.data) {
      for (const one of answer.data.lines) putLine(one);
      return;
    }
    const [line] = linesOf(answer.data);
    if (!line) return;
    if (state.rows[line.lineId] && entry.operation === 'checkOut') state.kept[line.lineId] = true;
    if (entry.operation === 'undoCheckOut') showWaitingAgain(line);
    else putLine(line);
    if (entry.operation === 'checkIn') showCheckedIn(line);
  };
}
