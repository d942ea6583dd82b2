import type { RequestLine } from '@instore/api';
import { type RefusedWrite, explainRefusal, showRefused } from '../outbox/index.ts';
import type { PlayScanSound } from '../shared/toasts/scanSounds.ts';
import type { JustChanged } from '../shared/writes/justChanged.ts';
import { askIfPutAway, leavePanel } from './pickerPanel.ts';
import { type Before, type PickLines, showScanError } from './picksLines.ts';
import type { PicksOptions, PicksState, ScanState } from './picksState.ts';

/** Shows what a scan has led to. */
export function createScanResults({
  state,
  putLine,
  whatIsShown,
  isSameList,
  api,
  toasts,
  say,
  locationId,
  playSound,
  justChanged,
}: { state: PicksState; playSound: PlayScanSound; justChanged: JustChanged } & Pick<
  PickLines,
  'putLine' | 'whatIsShown' | 'isSameList'
> &
  Pick<PicksOptions, 'api' | 'toasts' | 'say' | 'locationId'>) {
  return {
    /** Shows a refused scan at the field; in a toast if another list is shown by now. */
    showScanFailure(refused: RefusedWrite, before: Before, expected?: ScanState['expected']): void {
      const error = explainRefusal(say, { ...refused, hasExpected: expected !== undefined });
      if (isSameList(before)) showScanError(state, error, expected);
      else showRefused({ toasts, say }, refused);
      playSound('scan-error');
    },
    /**
     * Tells the picker that a scan was sent or queued.
     * @param line in its present state; undefined if the device does not know it
     */
    showScanSuccess(line: RequestLine | undefined, before: Before): void {
      if (isSameList(before)) showScanError(state, undefined);
      justChanged.note();
      playSound('scan-ok');
      leavePanel(state, 'answered');
      if (!line) return;
      putLine(line);
      for (const row of Object.values(state.rows)) if (row.isLatest) row.isLatest = false;
      const row = state.rows[line.lineId];
      if (row) row.isLatest = true;
      if (state.chosen === line.lineId) state.chosen = undefined;
    },
    /** Asks whether a scanned pair is put away, if it is checked out [W-06]. The store also finds pairs of other lists. */
    async askToPutAway(barcode: string): Promise<void> {
      const { error } = state.scan;
      const shown = whatIsShown();
      const pair = await api.inventory.getPair({ barcode, locationId: locationId() });
      // Another action has begun, or another list is shown.
      if (!pair.ok || state.scan.error !== error || !isSameList(shown)) return;
      const { line } = pair.data;
      if (line?.status !== 'checkedout') return;
      showScanError(state, undefined);
      askIfPutAway(state, line);
    },
  };
}

export type ScanResults = ReturnType<typeof createScanResults>;
