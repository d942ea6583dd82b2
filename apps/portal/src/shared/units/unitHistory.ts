import type { Api, UnitEvent } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../language/texts.ts';
import { bindActions } from '../bindActions.ts';

/** State about the history of the unit that is shown [Z-10]. */
export interface UnitHistory {
  /** Undefined if no unit is shown. */
  barcode: string | undefined;
  /** The latest first; undefined until they are read. */
  events: readonly UnitEvent[] | undefined;
  isLoading: boolean;
  /** Why the last read failed. */
  error: string | undefined;
}

export interface UnitHistoryDependencies {
  api: Pick<Api, 'inventory'>;
  locationId: () => string;
}

interface Context {
  readonly state: UnitHistory;
  readonly deps: UnitHistoryDependencies;
  /** Changes with each read: the answer of an earlier one is dropped. */
  turn: number;
}

const noUnit = (): UnitHistory => ({ barcode: undefined, events: undefined, isLoading: false, error: undefined });

/** Shows the history of a unit, or of none. That of the shown unit is read again, and its events stay meanwhile. */
async function show(context: Context, barcode: string | undefined): Promise<void> {
  const { state, deps } = context;
  context.turn += 1;
  const { turn } = context;
  if (barcode !== state.barcode) Object.assign(state, noUnit(), { barcode });
  if (barcode === undefined) return;
  state.isLoading = true;
  const answer = await deps.api.inventory.getUnitHistory({ barcode, locationId: deps.locationId() });
  if (turn !== context.turn) return;
  state.isLoading = false;
  state.error = answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
  if (answer.ok) state.events = ref(answer.data);
}

/** The history of one unit at a time: state and actions. Every page that shows units uses it. */
export function createUnitHistory(deps: UnitHistoryDependencies) {
  const state = proxy(noUnit());
  return { state, ...bindActions<Context, { show: typeof show }>({ state, deps, turn: 0 }, { show }) };
}

export type UnitHistoryStore = ReturnType<typeof createUnitHistory>;
