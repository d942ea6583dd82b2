import { createInventory } from '../state/inventory.ts';
import type { RequestCartState } from '../state/requestCart.ts';
import { lookUp } from '../state/unitLookup.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './base.ts';

/** Creates the state of the inventory page; loaded with the page. */
export function createInventoryPart({ api, auth, toasts }: AppBase, { stores }: AreaCommon, cart: RequestCartState) {
  return createInventory({
    api,
    cart,
    toasts,
    locationId: stores.locationId,
    lookUp: (locationId, pair) => lookUp(api, locationId, pair),
    personName: () => auth.name,
  });
}
