import type { Api } from '@instore/api';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { Writes } from '../shared/writes/writes.ts';
import { createHoldForm } from './holdForm.ts';
import { createHoldList } from './holdList.ts';
import { createHoldWrites } from './holdWrites.ts';

/** The pairs that are held for customers: state and actions [M-04]. */
export function createHolds({
  api,
  toasts,
  say,
  locationId,
}: {
  api: Pick<Api, 'storefront' | 'inventory'>;
  toasts: Toasts;
  say: SayText;
  /** Id of the location in use. */
  locationId: () => string;
}) {
  const writes = new Writes();
  const { state, ...list } = createHoldList({ api, locationId });
  const form = createHoldForm({ api, toasts, say, locationId, writes, refresh: list.refresh });
  return {
    state,
    form: form.state,
    times: form.times,
    pair: form.pair,
    ...list,
    ...createHoldWrites({ api, toasts, say, locationId, writes, state, refresh: list.refresh }),
    openPair: form.open,
    readTimes: form.readTimes,
    hold: form.hold,
  };
}

export type HoldsStore = ReturnType<typeof createHolds>;
