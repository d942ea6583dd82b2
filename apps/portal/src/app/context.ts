import type { Sound } from '@instore/api';
import { createContext, useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Config } from '../config.ts';
import type { NotifiedObject } from '../shared/lines/notifiedObjects.ts';
import type { Auth } from '../session/auth.ts';
import type { Clock, Log } from '../session/clockAndLog.ts';
import type { Session } from '../session/session.ts';
import type { ColleaguePhotosStore } from '../shared/photos/colleaguePhotos.ts';
import type { ConnectionStore } from '../shared/connection/connection.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { HeaderStore } from '../shared/header.ts';
import type { LanguageStore } from '../shared/language/language.ts';
import type { InventoryStore } from '../inventory/inventory.ts';
import type { PairsStore } from '../inventory/pairs.ts';
import type { KioskRequestsStore } from '../kiosk-requests/kioskRequests.ts';
import type { NotificationsStore } from '../notifications/notifications.ts';
import type { ChangesListener } from '../shared/connection/locationChanges.ts';
import type { PhotoStore } from '../shared/photos/photo.ts';
import type { PreferencesStore } from '../shared/preferences.ts';
import type { ScanOutcome } from '../requests/cartScan.ts';
import type { RequestCartStore } from '../requests/requestCart.ts';
import type { RequestLinesStore } from '../requests/requestLines.ts';
import type { SearchStore } from '../shell/search.ts';
import type { SoundsStore } from '../notifications/sounds.ts';
import type { StoresStore } from '../shared/stores.ts';
import type { WriteQueueStore } from '../queue/writeQueue.ts';
import type { WarehouseStore } from '../picks/warehouse.ts';

/** Live connection, notifications and sounds. */
export interface LiveUpdates {
  connection: ConnectionStore;
  notifications: NotificationsStore;
  sounds: SoundsStore;
}

/** What both areas share. */
export interface AreaCommon {
  stores: StoresStore;
  /** `liveUpdates` is undefined until its code is loaded. */
  state: { liveUpdates: LiveUpdates | undefined };
  search: SearchStore;
  /** The user has handled these objects: acknowledges their notifications [N-05]. */
  onHandled: (objects: readonly NotifiedObject[]) => void;
  /** Calls the listener for each change of the location in use, until the returned function is called. */
  listenToChanges: (listener: ChangesListener) => () => void;
  /** Changes the location in use [Z-08]. False if it is in use already or not one of the user's. */
  changeLocation: (locationId: string) => boolean;
}

/** The state of the inventory page. */
export interface InventoryPart extends InventoryStore {
  pairs: PairsStore;
}

/** The state of the area `shoesize`. */
export interface Shoesize {
  cart: RequestCartStore;
  /** Adds the pair of a scanned box to the request cart. Rejects if its code cannot be loaded. */
  scanIntoCart: (barcode: string) => Promise<ScanOutcome>;
  requestLines: RequestLinesStore;
  photos: ColleaguePhotosStore;
  opened: { inventory?: InventoryPart };
  openKioskRequests: () => Promise<KioskRequestsStore>;
}

/** The state of the area `warehouse`. */
export interface WarehouseArea {
  warehouse: WarehouseStore;
  /** The writes that wait on this device. */
  queue: WriteQueueStore;
}

/** What screens use of the app: state and actions. `main.tsx` passes the app of the wiring. */
export interface App {
  config: Config;
  environment: {
    clock: Clock;
    log: Log;
    playSound: (sound: Sound) => Promise<unknown>;
    window: { navigator: { onLine: boolean } };
  };
  local: Storage;
  auth: Auth;
  session: Session;
  toasts: Toasts;
  photo: PhotoStore;
  preferences: PreferencesStore;
  header: HeaderStore;
  language: LanguageStore;
  /** The parts that are created so far. */
  opened: { common?: AreaCommon; shoesize?: Shoesize; warehouse?: WarehouseArea };
}

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
  const { state } = useAreaCommon();
  // A snapshot is frozen; its actions could not change anything.
  const isLoaded = useSnapshot(state).liveUpdates !== undefined;
  return isLoaded ? state.liveUpdates : undefined;
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
