import { isHeldAgainst } from './heldAgainst.ts';
import { meaningOf } from '../shared/lines/lineStates.ts';
import { showPanel } from './pickerPanel.ts';
import { forgetScan } from './picksLines.ts';
import type { PicksOptions, PicksState, Row } from './picksState.ts';

/** Opens a line in the panel. */
export function choose(state: PicksState, lineId: string | undefined): void {
  state.chosen = lineId;
  forgetScan(state);
  showPanel(state, { kind: 'pick' });
}

/** Which line is picked next, and which one the panel shows. */
export function createPickChoice({
  state,
  outbox,
  picker,
  clock,
}: { state: PicksState } & Pick<PicksOptions, 'outbox' | 'picker' | 'clock'>) {
  /** Whether a line still waits for its unit. A line with a write in the outbox does not: the picker has acted on it. */
  function isWaiting(row: Row | undefined): boolean {
    if (!row || row.isFinished || !meaningOf(row.line.status).isOpen) return false;
    if (isHeldAgainst(row.line, picker(), clock.now())) return false;
    return outbox.lastEntryAbout(`line ${row.line.lineId}`) === undefined;
  }
  /** Ids of the shown lines that wait, in the order of the bins. */
  const waiting = (): string[] => state.order.filter((id) => isWaiting(state.rows[id]));
  /** Id of the pick to fetch next: the chosen one, or the first one in the order of the bins that waits. */
  function nextPick(): string | undefined {
    const { chosen, rows, order } = state;
    if (chosen !== undefined && isWaiting(rows[chosen])) return chosen;
    return order.find((id) => isWaiting(rows[id]));
  }
  return {
    waiting,
    nextPick,
    /** Id of the pick in the panel beside the list: the chosen one with any status, or the next one. */
    openPick(chosen: string | undefined): string | undefined {
      if (chosen !== undefined && state.rows[chosen]) return chosen;
      return nextPick() ?? (state.status === 'request' ? undefined : state.order[0]);
    },
  };
}

export type PickChoice = ReturnType<typeof createPickChoice>;
