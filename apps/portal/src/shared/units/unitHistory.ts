import type { Api, UnitEvent } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../language/texts.ts';

/** State of the history of the unit that is shown [Z-10]. */
export interface UnitHistory {
  /** Undefined if no unit is shown. */
  barcode: string | undefined;
  /** The latest first; undefined until they are read. */
  events: readonly UnitEvent[] | undefined;
  isLoading: boolean;
  /** Why the last read failed. */
  error: string | undefined;
}

const noUnit = (): UnitHistory => ({ barcode: undefined, events: undefined, isLoading: false, error: undefined });

/** The history of one unit at a time: state and actions. Every page that shows units uses it. */
export function createUnitHistory({ api, locationId }: { api: Pick<Api, 'inventory'>; locationId: () => string }) {
  const state = proxy(noUnit());
  /** Changes with each read: the answer of an earlier one is dropped. */
  let turn = 0;

  /** Shows the history of a unit, or of none. That of the shown unit is read again, and its events stay meanwhile. */
  async function show(barcode: string | undefined): Promise<void> {
    const own = ++turn;
    if (barcode !== state.barcode) Object.assign(state, noUnit(), { barcode });
    if (barcode === undefined) return;
    state.isLoading = true;
    const answer = await api.inventory.getUnitHistory({ barcode, locationId: locationId() });
    if (own !== turn) return;
    state.isLoading = false;
    state.error = answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
    if (answer.ok) state.events = ref(answer.data);
  }

  return { state, show };
}

export type UnitHistoryStore = ReturnType<typeof createUnitHistory>;
