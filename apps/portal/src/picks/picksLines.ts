import type { RequestLine, WarehouseStatus } from '@instore/api';
import type { ScanSound } from '../shared/toasts/dependencies.ts';
import { endQuestion } from './pickerPanel.ts';
import type { PicksContext } from './picksContext.ts';
import type { ScanState, PicksState } from './picksState.ts';

/** What was on screen when a write began. */
export interface Before {
  generation: number;
  counts: PicksState['counts'];
}

export const whatIsShown = ({ list, state }: PicksContext): Before => ({
  generation: list.generation,
  counts: state.counts,
});

/** Whether the list is still that of the beginning of a write. */
export const isSameList = (context: PicksContext, before: Before) => before.generation === context.list.generation;

/** Shows a line as it is now, in the list and among the lines of the request. */
export function putLine({ state, list }: PicksContext, line: RequestLine): void {
  list.put(line);
  const { requestDetails } = state;
  if (!requestDetails) return;
  requestDetails.lines = requestDetails.lines.map((one) => (one.lineId === line.lineId ? line : one));
}

/** Shows a line whose check-out was undone: it leaves the list of checked-out lines. */
export function showWaitingAgain(context: PicksContext, line: RequestLine): void {
  putLine(context, line);
  const { state, list } = context;
  if (state.status === 'checkedout' && !state.requestDetails) list.remove(line.lineId);
}

/** Moves one line between the counts, unless they were read since the write began and know it already. */
export function count({ state }: PicksContext, before: Before, from: WarehouseStatus, to?: WarehouseStatus): void {
  if (!state.counts || state.counts !== before.counts) return;
  state.counts[from] = Math.max(0, state.counts[from] - 1);
  if (to) state.counts[to] += 1;
}

/** Shows that a unit was checked in: its line leaves the list, and a toast names its bin. */
export function showCheckedIn({ state, list, deps }: PicksContext, line: RequestLine): void {
  const { lineId, bin, productName, size } = line;
  // Among the lines of one request it stays, with its new status.
  if (!state.requestDetails) list.remove(lineId);
  const unit = { name: productName, size };
  deps.toasts.positive(deps.say('Checked in'), {
    description: bin
      ? deps.say('{name}, size {size}, back to {bin}', { ...unit, bin })
      : deps.say('{name}, size {size}', unit),
  });
}

/** Shows why a scan was refused, and which pair was expected instead; undefined: the last scan was right. */
export function showScanError(
  { state }: Pick<PicksContext, 'state'>,
  error: string | undefined,
  expected?: ScanState['expected'],
): void {
  Object.assign(state.scan, { error, expected });
}

/** Removes what the last scan has left at the field: the next action has begun. */
export function forgetScan(context: Pick<PicksContext, 'state'>): void {
  showScanError(context, undefined);
  endQuestion(context);
}

/** Plays a sound, so that a picker need not look at the screen. One that cannot be played is no error. */
export function playSound({ deps }: PicksContext, name: ScanSound): void {
  deps.play(name).catch(() => undefined);
}
