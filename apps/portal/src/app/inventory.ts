import { createPairs } from '../inventory/pairs.ts';
import { createInventory } from '../inventory/inventory.ts';
import type { RequestCartStore } from '../requests/requestCart.ts';
import { lookUpUnit } from '../requests/unitLookup.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';
import { saveFile } from './saveFile.ts';

/** Creates the state of the inventory page; loaded with the page. */
export function createInventoryPart(
  { api, auth, environment, toasts }: AppBase,
  { stores }: AreaCommon,
  cart: RequestCartStore,
) {
  const inventory = createInventory({
    api,
    cart,
    toasts,
    locationId: stores.locationId,
    lookUp: (locationId, pair) => lookUpUnit(api, locationId, pair),
    personName: () => auth.name,
    pause: (ms) => new Promise((resolve) => environment.after(ms, resolve)),
    saveFile: (file, name) => saveFile(environment, file, name),
  });
  const pairs = createPairs({
    api,
    locationId: stores.locationId,
    timezone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return { ...inventory, pairs };
}

export type InventoryPart = ReturnType<typeof createInventoryPart>;
