import { JustChanged } from '../shared/writes/justChanged.ts';
import { type PicksState, type PicksDependencies, createPicksState } from './picksState.ts';
import { type PicksRows, createPicksRows } from './picksRows.ts';

/** What the actions of the picks work on. */
export interface PicksContext {
  readonly state: PicksState;
  readonly deps: PicksDependencies;
  readonly list: PicksRows;
  readonly justChanged: JustChanged;
  /** The request whose lines are shown; undefined while a list is. */
  requestId: string | undefined;
  /** Request and line of the address that the choice was taken from. */
  address: string | undefined;
  /** Location of the list that was shown last. */
  shownAt: string;
  /** Number of writes that are not answered yet and do not wait. */
  open: number;
  /** Resolves when the last scan is stored. */
  scanning: Promise<unknown>;
  /** Barcodes of scans that are not done: a scanner may read one label twice. */
  readonly waitingScans: Set<string>;
}

export function createPicksContext(deps: PicksDependencies): PicksContext {
  const state = createPicksState();
  const context: PicksContext = {
    state,
    deps,
    list: createPicksRows(state, () => context.requestId, deps),
    justChanged: new JustChanged(deps.clock),
    requestId: undefined,
    address: undefined,
    shownAt: deps.locationId(),
    open: 0,
    scanning: Promise.resolve(),
    waitingScans: new Set(),
  };
  return context;
}
