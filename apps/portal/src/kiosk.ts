import type { Area } from './area.ts';
import type { Core } from './core.ts';
import type { Live } from './live.ts';
import { createKioskRequests } from './state/kioskRequests.ts';
import type { RequestCartState } from './state/requestCart.ts';

/** Wires the listener for kiosk requests; its code comes after the first paint. */
export function createKiosk(
  { api, keys, page }: Core,
  { shared, listen }: Area,
  { ring }: Live,
  cart: RequestCartState,
) {
  const { clock, log, toasts, refresh } = page;
  const { storeId, locationId } = shared;
  const requests = createKioskRequests({
    api,
    keys,
    clock,
    toasts,
    ring,
    log,
    cart,
    place: { storeId, locationId },
    onAccepted: refresh,
  });
  listen({ onTryout: () => void requests.poll(), onPlace: requests.reset });
  return requests;
}
