import { newIdempotencyKey } from '@instore/api';
import type { Area } from './area.ts';
import type { Core } from './core.ts';
import { createKioskRequests } from './state/kioskRequests.ts';
import { createRequestCart } from './state/requestCart.ts';
import { createRequestLines } from './state/requestLines.ts';

/** Wires what the sales floor needs: cart, lists, kiosk requests. */
export function createFloor({ api, auth, keys, page }: Core, { shared, ring, listen }: Area) {
  const { window, clock, log, toasts, refresh } = page;
  const { locationId, storeId } = shared;
  const local = window.localStorage;
  const cart = createRequestCart({ api, local, toasts, newKey: newIdempotencyKey, locationId, onPlaced: refresh });
  const requestLines = createRequestLines({
    api,
    toasts,
    locationId,
    cart,
    onCancelled: (lineIds) => {
      cart.drop(lineIds);
      refresh();
    },
  });
  const kioskRequests = createKioskRequests({
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
  const settle = () => {
    cart.open(auth.user?.user_id ?? '', locationId());
    requestLines.reset();
    kioskRequests.reset();
  };
  listen({ onTryout: () => void kioskRequests.poll(), onPlace: settle });
  if (shared.facts.status === 'ready') settle();
  window.addEventListener('storage', ({ key }) => cart.follow(key));
  return { cart, requestLines, kioskRequests };
}

/** What the sales floor needs. */
export type Floor = ReturnType<typeof createFloor>;
