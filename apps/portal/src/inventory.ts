import type { Area } from './area.ts';
import type { Core } from './core.ts';
import { createInventory } from './state/inventory.ts';
import { lookUp } from './state/lookup.ts';
import type { RequestCartState } from './state/requestCart.ts';

/** Wires the store's products. Its code comes with its page. */
export function createInventoryDesk({ api, auth, toasts }: Core, { shared }: Area, cart: RequestCartState) {
  return createInventory({
    api,
    cart,
    toasts,
    locationId: shared.locationId,
    lookUp: (locationId, pair) => lookUp(api, locationId, pair),
    personName: () => auth.user?.name ?? '',
  });
}
