import type { Api, PairAtLocation } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { Writes } from '../shared/writes/writes.ts';

/** Until when the location holds pairs, and in which bin. */
export interface HoldTimes {
  closings: string[];
  latest: string;
  bin: string | null;
  timeZone: string;
}

/** What the person fills in. */
export interface HoldDraft {
  firstName: string;
  note: string;
  until: string;
}

/** State of a hold that is about to be made. */
export interface HoldForm {
  isPending: boolean;
  /** Why the hold was refused. */
  error: string | undefined;
}

/** Holds a pair for a customer: reads the pair and the times, and sends the hold. */
export function createHoldForm({
  api,
  toasts,
  say,
  locationId,
  writes,
  refresh,
}: {
  api: Pick<Api, 'storefront' | 'inventory'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
  writes: Writes;
  refresh: () => Promise<void>;
}) {
  const state = proxy<HoldForm>({ isPending: false, error: undefined });
  const times = createResource<HoldTimes, [{ locationId: string }]>({
    read: (at) => api.storefront.getCustomerHoldTimes(at),
  });
  const pair = createResource<PairAtLocation, [{ barcode: string; locationId: string }]>({
    read: (asked) => api.inventory.getPair(asked),
  });
  /** Reads until when pairs are held. */
  const readTimes = (): Promise<void> => times.load({ locationId: locationId() });
  /** Reads the pair with a barcode, to hold it. */
  async function open(barcode: string): Promise<void> {
    state.error = undefined;
    await Promise.all([pair.load({ barcode, locationId: locationId() }), readTimes()]);
  }
  /** Holds the pair. The id of the hold; undefined if it was refused, with the reason in the form. */
  async function hold(barcode: string, draft: HoldDraft, lineId: string | undefined): Promise<string | undefined> {
    const { firstName, note, until } = draft;
    // A pair that comes from a line is in the hands of the person, who puts it on the shelf.
    const bin = lineId === undefined ? undefined : (times.state.value?.bin ?? undefined);
    const asked = { barcode, lineId, bin, firstName: firstName.trim(), until, note: note.trim() || undefined };
    const answer = await writes.sendPending(state, `hold ${JSON.stringify(asked)}`, (key) =>
      api.storefront.holdForCustomer({ locationId: locationId(), ...asked }, { key }),
    );
    if (answer === undefined) return undefined;
    if (!answer.ok) {
      state.error = answer.message ?? SOMETHING_WRONG;
      return undefined;
    }
    toasts.positive(say('Held for {name}', { name: asked.firstName }));
    await refresh();
    return answer.data.holdId;
  }
  return { state, times, pair, open, readTimes, hold };
}
