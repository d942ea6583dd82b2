import type { RequestLine, WarehouseStatus } from '@instore/api';
import { endQuestion } from './pickerPanel.ts';
import type { PicksRows } from './picksRows.ts';
import type { PicksOptions, PicksState, ScanState } from './picksState.ts';

/** What was on screen when a write began. */
export interface Before {
  generation: number;
  counts: PicksState['counts'];
}

/** Shows why a scan was refused, and which pair was expected instead; undefined: the last scan was right. */
export function showScanError(
  { scan }: Pick<PicksState, 'scan'>,
  error: string | undefined,
  expected?: ScanState['expected'],
): void {
  Object.assign(scan, { error, expected });
}

/** Removes what the last scan has left at the field: the next action has begun. */
export function forgetScan(state: Pick<PicksState, 'scan' | 'panel'>): void {
  showScanError(state, undefined);
  endQuestion(state);
}

/** Shows lines and counts after a write. */
export function createPickLines({
  state,
  list,
  toasts,
  say,
}: { state: PicksState; list: PicksRows } & Pick<PicksOptions, 'toasts' | 'say'>) {
  /** Shows a line as it is now, in the list and among the lines of the request. */
  function putLine(line: RequestLine): void {
    list.put(line);
    const { requestDetails } = state;
    if (!requestDetails) return;
    requestDetails.lines = requestDetails.lines.map((one) => (one.lineId === line.lineId ? line : one));
  }
  return {
    putLine,
    whatIsShown: (): Before => ({ generation: list.generation, counts: state.counts }),
    /** Whether the same list is shown as at the start of a write. */
    isSameList: (before: Before): boolean => before.generation === list.generation,
    /** Shows a line whose check-out was undone: it leaves the list of checked-out lines. */
    showWaitingAgain(line: RequestLine): void {
      putLine(line);
      if (state.status === 'checkedout' && !state.requestDetails) list.remove(line.lineId);
    },
    /** Moves one line between the counts, unless they were read since the write began and know it already. */
    count(before: Before, from: WarehouseStatus, to?: WarehouseStatus): void {
      if (!state.counts || state.counts !== before.counts) return;
      state.counts[from] = Math.max(0, state.counts[from] - 1);
      if (to) state.counts[to] += 1;
    },
    /** Shows that a unit was checked in: its line leaves the list, and a toast names its bin. */
    showCheckedIn({ lineId, bin, productName: name, size }: RequestLine): void {
      // Among the lines of one request it stays, with its new status.
      if (!state.requestDetails) list.remove(lineId);
      toasts.positive(say('Checked in'), {
        description: bin
          ? say('{name}, size {size}, back to {bin}', { name, size, bin })
          : say('{name}, size {size}', { name, size }),
      });
    },
  };
}

export type PickLines = ReturnType<typeof createPickLines>;
