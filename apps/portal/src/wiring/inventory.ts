import { createInventory } from '../state/inventory/inventory.ts';
import type { RequestCartState } from '../state/requests/requestCart.ts';
import { lookUpUnit } from '../state/requests/unitLookup.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/** Creates the state of the inventory page; loaded with the page. */
export function createInventoryPart(
  { api, auth, environment, toasts }: AppBase,
  { stores }: AreaCommon,
  cart: RequestCartState,
) {
  return createInventory({
    api,
    cart,
    toasts,
    locationId: stores.locationId,
    lookUp: (locationId, pair) => lookUpUnit(api, locationId, pair),
    personName: () => auth.name,
    pause: (ms) => new Promise((resolve) => environment.after(ms, resolve)),
  });
}
