import { isHeldAgainst } from './heldAgainst.ts';
import { meaningOf } from '../shared/lines/lineStates.ts';
import { showPanel } from './pickerPanel.ts';
import type { PicksContext } from './picksContext.ts';
import type { Row } from './picksState.ts';
import { forgetScan } from './picksLines.ts';

/** Whether a line still waits for its unit. A line with a write in the queue does not: the picker has acted on it. */
export function isWaiting({ deps }: Pick<PicksContext, 'deps'>, row: Row | undefined): boolean {
  if (!row || row.isFinished || !meaningOf(row.line.status).isOpen) return false;
  if (isHeldAgainst(row.line, deps.picker(), deps.clock.now())) return false;
  return deps.queue.lastEntryAbout(`line ${row.line.lineId}`) === undefined;
}

/** Opens a line in the panel. */
export function choose(context: PicksContext, lineId: string | undefined): void {
  const { state } = context;
  state.chosen = lineId;
  forgetScan(context);
  showPanel(context, { kind: 'pick' });
}

/** Id of the pick to fetch next: the chosen one, or the first one in the order of the bins that waits. */
export function nextPick(context: PicksContext): string | undefined {
  const { chosen, rows, order } = context.state;
  if (chosen !== undefined && isWaiting(context, rows[chosen])) return chosen;
  return order.find((id) => isWaiting(context, rows[id]));
}

/** Id of the pick in the panel beside the list: the chosen one with any status, or the next one. */
export function openPick(context: PicksContext, chosen: string | undefined): string | undefined {
  const { state } = context;
  if (chosen !== undefined && state.rows[chosen]) return chosen;
  return nextPick(context) ?? (state.status === 'request' ? undefined : state.order[0]);
}
