import { createKioskRequests } from '../kiosk-requests/kioskRequests.ts';
import type { RequestCartStore } from '../requests/requestCart.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';
import type { LiveUpdates } from './liveUpdates.ts';

/** Creates the state of the kiosk requests; loaded after the first paint. */
export function createKioskRequestsPart(
  { api, auth, keys, environment, language, toasts }: AppBase,
  { stores, listen, listenToChanges, onHandled }: AreaCommon,
  { playOnce }: LiveUpdates,
  cart: RequestCartStore,
) {
  const { clock, after, log, refresh } = environment;
  const { storeId, locationId } = stores;
  const requests = createKioskRequests({
    api,
    keys,
    clock,
    after,
    toasts,
    say: language.say,
    playOnce,
    log,
    cart,
    storeId,
    locationId,
    userId: () => auth.user?.user_id,
    onAccepted: refresh,
    onAnswered: (tryoutItemId) => onHandled([{ name: 'Try-out', id: tryoutItemId }]),
  });
  listen({ onTryout: () => void requests.poll(), onLocation: requests.reset });
  listenToChanges(({ all, tryouts }) => (all || tryouts.length > 0 ? requests.poll() : undefined));
  return requests;
}
