import { newIdempotencyKey } from '@instore/api';
import type { Area } from './area.ts';
import type { Core } from './core.ts';
import type { InventoryState } from './state/inventory.ts';
import type { KioskRequestsState } from './state/kioskRequests.ts';
import { createRequestCart } from './state/requestCart.ts';
import { createRequestLines } from './state/requestLines.ts';

/** Wires what the sales floor needs: cart, lists, kiosk requests. */
export function createFloor(core: Core, area: Area) {
  const { api, auth, local, page } = core;
  const { toasts, refresh, window } = page;
  const { facts, locationId } = area.shared;
  const cart = createRequestCart({
    api,
    local,
    toasts,
    newKey: newIdempotencyKey,
    locationId,
    onPlaced: refresh,
    loadPlacing: () => import('./state/placing.ts'),
  });
  const requestLines = createRequestLines({
    api,
    toasts,
    locationId,
    cart,
    loadLookup: () => import('./state/lookup.ts'),
    onCancelled: (lineIds, at) => {
      cart.drop(lineIds, at);
      refresh();
    },
  });
  let kiosk: KioskRequestsState | undefined;
  const opened: { inventory?: InventoryState } = {};
  const settle = () => {
    cart.open(auth.user?.user_id ?? '', locationId());
    requestLines.reset();
  };
  area.listen({ onPlace: settle });
  if (facts.status === 'ready') settle();
  window.addEventListener('storage', ({ key }) => cart.follow(key));
  return {
    cart,
    requestLines,
    /** What was opened so far. */
    opened,
    /** The store's products, made once. */
    async openInventory(): Promise<InventoryState> {
      const { createInventoryDesk } = await import('./inventory.ts');
      return (opened.inventory ??= createInventoryDesk(core, area, cart));
    },
    /** The listener for kiosk requests, made once. */
    async openKiosk(): Promise<KioskRequestsState> {
      const [live, { createKiosk }] = await Promise.all([area.openLive(), import('./kiosk.ts')]);
      return (kiosk ??= createKiosk(core, area, live, cart));
    },
  };
}

/** What the sales floor needs. */
export type Floor = ReturnType<typeof createFloor>;
