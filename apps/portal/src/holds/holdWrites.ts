import type { Api, Result } from '@instore/api';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import type { Writes } from '../shared/writes/writes.ts';
import type { Holds } from './holdList.ts';

/** The actions on a held pair: hand it over, hold it longer, or let it go. */
export function createHoldWrites({
  api,
  toasts,
  say,
  locationId,
  writes,
  state,
  refresh,
}: {
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
  writes: Writes;
  state: Pick<Holds, 'pending'>;
  refresh: () => Promise<void>;
}) {
  /** Sends one write of a hold. True if it was done. */
  async function send(
    holdId: string,
    intent: string,
    done: string,
    call: (key: string) => Promise<Result<unknown>>,
  ): Promise<boolean> {
    if (state.pending[holdId]) return false;
    state.pending[holdId] = true;
    const answer = await writes.send(`${intent} ${locationId()} ${holdId}`, call);
    delete state.pending[holdId];
    if (answer === undefined) return false;
    if (answer.ok) toasts.positive(done);
    else showFailure(toasts, answer.message);
    await refresh();
    return answer.ok;
  }
  const on = (holdId: string) => ({ locationId: locationId(), holdId });
  return {
    /** The customer gets the pair: it is among the checked-out lines of the person. */
    handOver: (holdId: string) =>
      send(holdId, 'hand over', say('Handed over. The pair is in your list of checked-out pairs.'), (key) =>
        api.storefront.handOverHeldPair(on(holdId), { key }),
      ),
    /** The pair is free again. */
    letGo: (holdId: string) =>
      send(holdId, 'let go', say('The pair is free again.'), (key) =>
        api.storefront.letHeldPairGo(on(holdId), { key }),
      ),
    /** The hold ends at another time. */
    holdUntil: (holdId: string, until: string) =>
      send(holdId, `until ${until}`, say('The pair is held longer.'), (key) =>
        api.storefront.holdLonger({ ...on(holdId), until }, { key }),
      ),
  };
}
