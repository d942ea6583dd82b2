import { createContext, useContext, useEffect } from 'react';
import { useValues } from '../shared/components/useValues.ts';
import type { ChangesListener } from '../shared/connection/locationChanges.ts';
import type { App } from './app.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { InventoryPart } from './inventory.ts';
import type { LiveUpdates } from './liveUpdates.ts';
import type { Shoesize } from './shoesize.ts';
import type { WarehouseArea } from './warehouse.ts';

export type { App, LiveUpdates };

/** The app, which screens read with the hooks below. (The router's context would draw them at each navigation.) */
export const AppContext = createContext<App | undefined>(undefined);

/** The app. @throws outside of {@link AppContext}. */
export function useApp(): App {
  return required(useContext(AppContext));
}

function required<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('This part of the app is not open here');
  return part;
}

/** What both areas share. @throws outside of an area. */
export function useAreaCommon(): AreaCommon {
  return required(useApp().opened.common);
}

/** Live updates, or undefined until their code is loaded. */
export function useLiveUpdates(): LiveUpdates | undefined {
  return useValues(useAreaCommon().state).liveUpdates;
}

/** While the component is shown, `listener` reads what changes at the location in use; it has to be a stable function. */
export function useLocationChanges(listener: ChangesListener): void {
  const { listenToChanges } = useAreaCommon();
  useEffect(() => listenToChanges(listener), [listenToChanges, listener]);
}

/** The state of the area `shoesize`. @throws outside of it. */
export function useShoesize(): Shoesize {
  return required(useApp().opened.shoesize);
}

/** The store's products. @throws outside of the inventory page. */
export function useInventory(): InventoryPart {
  return required(useShoesize().opened.inventory);
}

/** The state of the area `warehouse`. @throws outside of it. */
export function useWarehouse(): WarehouseArea {
  return required(useApp().opened.warehouse);
}
