import type { Api, PairAtLocation } from '@instore/api';
import { proxy, ref } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
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

/** State about a pair that is about to be held. */
export interface HoldForm {
  barcode: string;
  pair: PairAtLocation | undefined;
  times: HoldTimes | undefined;
  isPending: boolean;
  /** Why the pair or the times could not be read, or the hold was refused. */
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
  const state = proxy<HoldForm>({ barcode: '', pair: undefined, times: undefined, isPending: false, error: undefined });
  /** Reads until when pairs are held. */
  async function readTimes(): Promise<void> {
    const answer = await api.storefront.getCustomerHoldTimes({ locationId: locationId() });
    if (answer.ok) state.times = ref(answer.data);
    else state.error = answer.message ?? SOMETHING_WRONG;
  }
  /** Reads the pair with a barcode, to hold it. Of several reads the last one counts. */
  async function open(barcode: string): Promise<void> {
    Object.assign(state, { barcode, pair: undefined, error: undefined });
    const [answer] = await Promise.all([api.inventory.getPair({ barcode, locationId: locationId() }), readTimes()]);
    if (state.barcode !== barcode) return;
    if (answer.ok) state.pair = ref(answer.data);
    else state.error = answer.message ?? SOMETHING_WRONG;
  }
  /** Holds the pair. The id of the hold; undefined if it was refused, with the reason in the form. */
  async function hold({ firstName, note, until }: HoldDraft, lineId: string | undefined): Promise<string | undefined> {
    const { barcode, times } = state;
    // A pair that comes from a line is in the hands of the person, who puts it on the shelf.
    const bin = lineId === undefined ? undefined : (times?.bin ?? undefined);
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
  return { state, open, readTimes, hold };
}
