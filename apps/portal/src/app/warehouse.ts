import { newIdempotencyKey } from '@instore/api';
import { normaliseBarcode } from '@instore/ui';
import { subscribeKey } from 'valtio/utils';
import { openOutboxStorage } from '../outbox/outboxStorage.ts';
import { sendTo } from '../outbox/sendEntry.ts';
import { notingHandled } from '../outbox/notingHandled.ts';
import { type OutboxStore, createOutbox } from '../outbox/outbox.ts';
import { createPicks } from '../picks/picks.ts';
import { createColleaguePhotos } from '../shared/photos/colleaguePhotos.ts';
import { openKept } from './openKept.ts';
import { createPrintersOpener } from './openPrinters.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';
import { onFirstUse } from '../shared/onFirstUse.ts';

/** The outbox of the stockroom's writes on this device [W-13]. It is sent when the network or the session comes back. */
function openOutbox({ api, auth, environment, language, toasts }: AppBase, { listen, onHandled }: AreaCommon) {
  const { window, clock, after, log } = environment;
  const outbox = createOutbox({
    storage: openOutboxStorage(),
    send: notingHandled(sendTo(api), onHandled),
    personId: () => (auth.status === 'signedIn' ? (auth.user?.user_id ?? '') : ''),
    newKey: newIdempotencyKey,
    clock,
    after,
    locks: window.navigator.locks,
    channel: new BroadcastChannel('stockroom-writes'),
    log,
    toasts,
    play: environment.playSound,
    say: language.say,
  });
  window.addEventListener('online', outbox.sendNow);
  subscribeKey(auth, 'status', () => void outbox.open());
  // Closing the page loses nothing, but the person should know that colleagues do not see the work yet.
  window.addEventListener('beforeunload', (event) => {
    if (auth.status === 'signedIn' && outbox.state.entries.length > 0) event.preventDefault();
  });
  listen({ onLive: outbox.sendNow });
  void outbox.open();
  return outbox;
}

/**
 * A sign-out hands back what this person has taken, so that colleagues can pick it [W-10]. The call reads the token
 * before the provider's logout page is known; without an answer the lines are free 30 min after the last scan.
 */
function handBackAtSignOut({ api, auth, environment }: AppBase, locationId: () => string): void {
  const handBack = async () => {
    const answer = await api.inventory.handBackPicks({ locationId: locationId() });
    if (!answer.ok) environment.log.warn('The picks could not be handed back', answer);
  };
  subscribeKey(auth, 'status', (status) => status === 'leaving' && locationId() !== '' && void handBack(), true);
}

/** Opens the state of pages that is loaded with them. */
function createPageOpeners(base: AppBase, common: AreaCommon, outbox: OutboxStore) {
  const { api, environment, language, toasts } = base;
  const { locationId } = common.stores;
  const { playSound } = environment;
  return {
    /** The dispatched lines. */
    openDispatch: onFirstUse(
      () => import('../dispatch/dispatch.ts'),
      ({ createDispatch }) => createDispatch({ api, locationId, toasts, play: playSound, outbox, say: language.say }),
    ),
    openBins: onFirstUse(
      () => import('./bins.ts'),
      ({ createBinsPart }) => createBinsPart(base, common, outbox),
    ),
    /** The planned counts. */
    openCounts: onFirstUse(
      () => import('./counts.ts'),
      ({ createCountsPart }) => createCountsPart(base, common),
    ),
    /** The pairs that are still out at the end of the day, and the note to the next shift. */
    openEndOfDay: onFirstUse(
      () => import('./endOfDay.ts'),
      ({ createEndOfDayPart }) => createEndOfDayPart(base, common, outbox),
    ),
    /** The deliveries. */
    openReceiving: onFirstUse(
      () => import('./receiving.ts'),
      ({ createReceivingPart }) => createReceivingPart(base, common, outbox),
    ),
    /** The sold pairs that come back. */
    openReturns: onFirstUse(
      () => import('./returns.ts'),
      ({ createReturnsPart }) => createReturnsPart(base, common),
    ),
    /** The pairs that move between locations. */
    openTransfers: onFirstUse(
      () => import('./transfers.ts'),
      ({ createTransfersPart }) => createTransfersPart(base, common, outbox),
    ),
    /** The consigned pairs. */
    openConsignment: onFirstUse(
      () => import('./consignment.ts'),
      ({ createConsignmentPart }) => createConsignmentPart(base, common),
    ),
  };
}

/** Creates the state of the area `warehouse`. */
export function createWarehouseArea(base: AppBase, common: AreaCommon) {
  const { api, environment, language, toasts } = base;
  const { playSound, clock } = environment;
  const { locationId, load: loadLocation } = common.stores;
  const outbox = openOutbox(base, common);
  handBackAtSignOut(base, locationId);
  return {
    outbox,
    photos: createColleaguePhotos({
      api,
      locationId,
      missing: base.missingPhotos,
      urls: environment.window.URL,
    }),
    picks: createPicks({
      api,
      lists: openKept(base, async () => (await import('../shared/kept/keptListCode.ts')).keptListCode),
      toasts,
      play: playSound,
      locationId,
      loadLocation,
      clock,
      normaliseBarcode,
      outbox,
      onHandled: common.onHandled,
      picker: () => ({ userId: base.auth.user?.user_id ?? '', role: base.auth.role }),
      say: language.say,
    }),
    ...createPageOpeners(base, common, outbox),
    ...createPrintersOpener(base, common),
  };
}

/** The state of the area `warehouse`. */
export type WarehouseArea = ReturnType<typeof createWarehouseArea>;
