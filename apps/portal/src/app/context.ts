import type { Sound } from '@instore/api';
import { createContext, useContext, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Config } from '../config.ts';
import type { NotifiedObject } from '../shared/lines/notifiedObjects.ts';
import type { Auth } from '../session/auth.ts';
import type { Clock, Log } from '../session/clockAndLog.ts';
import type { Session } from '../session/session.ts';
import type { ColleaguePhotosState } from '../shared/photos/colleaguePhotos.ts';
import type { ConnectionState } from '../shared/connection/connection.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import type { HeaderState } from '../shared/header.ts';
import type { LanguageState } from '../shared/language/language.ts';
import type { InventoryState } from '../inventory/inventory.ts';
import type { PairsState } from '../inventory/pairs.ts';
import type { KioskRequestsState } from '../kiosk-requests/kioskRequests.ts';
import type { NotificationsState } from '../notifications/notifications.ts';
import type { ChangesListener } from '../shared/connection/locationChanges.ts';
import type { PhotoState } from '../shared/photos/photo.ts';
import type { PreferencesState } from '../shared/preferences.ts';
import type { ScanOutcome } from '../requests/cartScan.ts';
import type { RequestCartState } from '../requests/requestCart.ts';
import type { RequestLinesState } from '../requests/requestLines.ts';
import type { SearchState } from '../shell/search.ts';
import type { SoundsState } from '../notifications/sounds.ts';
import type { StoresState } from '../shared/stores.ts';
import type { WriteQueueState } from '../queue/writeQueue.ts';
import type { WarehouseState } from '../picks/warehouse.ts';

/** Live connection, notifications and sounds. */
export interface LiveUpdates {
  connection: ConnectionState;
  notifications: NotificationsState;
  sounds: SoundsState;
}

/** What both areas share. */
export interface AreaCommon {
  stores: StoresState;
  /** `liveUpdates` is undefined until its code is loaded. */
  facts: { liveUpdates: LiveUpdates | undefined };
  search: SearchState;
  /** The user has handled these objects: acknowledges their notifications [N-05]. */
  onHandled: (objects: readonly NotifiedObject[]) => void;
  /** Calls the listener for each change of the location in use, until the returned function is called. */
  listenToChanges: (listener: ChangesListener) => () => void;
  /** Changes the location in use [Z-08]. False if it is in use already or not one of the user's. */
  changeLocation: (locationId: string) => boolean;
}

/** The state of the inventory page. */
export interface InventoryPart extends InventoryState {
  pairs: PairsState;
}

/** The state of the area `shoesize`. */
export interface Shoesize {
  cart: RequestCartState;
  /** Adds the pair of a scanned box to the request cart. Rejects if its code cannot be loaded. */
  scanIntoCart: (barcode: string) => Promise<ScanOutcome>;
  requestLines: RequestLinesState;
  photos: ColleaguePhotosState;
  opened: { inventory?: InventoryPart };
  openKioskRequests: () => Promise<KioskRequestsState>;
}

/** The state of the area `warehouse`. */
export interface WarehouseArea {
  warehouse: WarehouseState;
  /** The writes that wait on this device. */
  queue: WriteQueueState;
}

/** What screens use of the app: state and verbs. `main.tsx` passes the app of the wiring. */
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
  photo: PhotoState;
  preferences: PreferencesState;
  header: HeaderState;
  language: LanguageState;
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
  const { facts } = useAreaCommon();
  // A snapshot is frozen; its verbs could not change anything.
  const isLoaded = useSnapshot(facts).liveUpdates !== undefined;
  return isLoaded ? facts.liveUpdates : undefined;
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
