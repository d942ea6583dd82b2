import type { Api, TryoutStatus } from '@instore/api';
import { snapshot } from 'valtio';
import type { Log } from '../session/clockAndLog.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { PlayOnce, Toasts } from '../shared/toasts/dependencies.ts';
import type { Writes } from '../shared/writes/writes.ts';
import { acceptIntent } from './acceptRequest.ts';
import type { KioskQueue, KioskRequest } from './kioskQueue.ts';

/** Shows the outcome of a request that was answered elsewhere, was withdrawn or has expired [K-10, K-11]. */
export function createSayOutcome({
  queue,
  api,
  toasts,
  say,
  userId,
  onAnswered,
}: {
  queue: KioskQueue;
  api: Pick<Api, 'storefront'>;
  toasts: Toasts;
  say: SayText;
  userId: () => string | undefined;
  onAnswered: (tryoutItemId: string) => void;
}) {
  return async ({ tryoutItemId, kiosk }: Pick<KioskRequest, 'tryoutItemId' | 'kiosk'>): Promise<void> => {
    if (queue.closed.answered.has(tryoutItemId)) return;
    const answer = await api.storefront.getTryout({ tryoutItemId });
    if (!answer.ok) return;
    const { state, acceptedBy } = answer.data;
    if (state !== 'waiting') onAnswered(tryoutItemId);
    // The user knows what they accepted in another tab or on another device.
    const colleague = acceptedBy && acceptedBy.id !== userId() ? acceptedBy.name : undefined;
    const titles: Record<TryoutStatus, string | undefined> = {
      waiting: undefined,
      accepted: colleague && say('{name} accepted this request.', { name: colleague }),
      withdrawn: say('The customer has withdrawn this request.'),
      expired: say('Expired'),
    };
    const title = titles[state];
    const description = say('Request from Kiosk {name}', { name: kiosk });
    if (title !== undefined) toasts.info(title, { description });
  };
}

/** Reads the waiting requests. Called during a poll, it polls once more afterwards. */
export function createPoll({
  queue,
  writes,
  api,
  log,
  playOnce,
  storeId,
  locationId,
  sayOutcome,
  accept,
}: {
  queue: KioskQueue;
  writes: Writes;
  api: Pick<Api, 'storefront'>;
  log: Log;
  playOnce: PlayOnce;
  storeId: () => string;
  locationId: () => string;
  sayOutcome: (request: KioskRequest) => Promise<void>;
  accept: () => Promise<void>;
}) {
  const { state, justChanged } = queue;
  /** The poll in flight. */
  let polling: Promise<void> | undefined;
  let isPollWanted = false;

  const pollOnce = async (): Promise<void> => {
    const place = { storeId: storeId(), locationId: locationId() };
    if (place.storeId === '' || place.locationId === '') return;
    const answer = await api.storefront.getAllTryoutItems(place);
    if (place.locationId !== locationId()) return;
    if (!answer.ok) {
      log.warn('Kiosk requests could not be read', answer);
      return;
    }
    const current = state.queue[0] && (snapshot(state).queue[0] as KioskRequest);
    const { added, isKept } = queue.show(answer.data);
    // The request on screen was accepted elsewhere or withdrawn [K-10]: a press that follows at once was meant for it.
    if (current && state.queue[0]?.tryoutItemId !== current.tryoutItemId) {
      justChanged.note();
      void sayOutcome(current);
    }
    for (const { tryoutItemId } of added) playOnce('tryout', `tryout:${tryoutItemId}`);
    // Accepted with an unknown outcome, and gone: the same write, sent again, shows whether it was accepted here.
    if (isKept && current && writes.isUnknown(acceptIntent(current.tryoutItemId))) void accept();
  };

  const poll = (): Promise<void> => {
    if (polling) isPollWanted = true;
    polling ??= pollOnce().finally(() => {
      polling = undefined;
      if (!isPollWanted) return;
      isPollWanted = false;
      void poll();
    });
    return polling;
  };
  return poll;
}
