import { proxy } from 'valtio';
import { MISSING_PHOTOS_KEY } from '../shared/photos/missingPhotos.ts';
import { PREFERENCE_KEYS } from '../shared/preferences.ts';
import type { OutboxStorage } from '../outbox/index.ts';
import { CART_KEY_PREFIX, readCart } from '../requests/index.ts';

/** Starts of the local storage keys of settings: preferences, language, sounds, and how lists are shown. */
const SETTINGS: readonly string[] = [...PREFERENCE_KEYS, 'language', 'sounds', 'muted', 'inventory-'];

/** State of what this device stores besides the session. */
export interface DeviceData {
  /** Pairs in the request carts of all people and locations. */
  cartPairs: number;
  hasSettings: boolean;
  /** Stockroom work of the user and of other people that is not sent yet; undefined if it cannot be read [W-13]. */
  unsent: { own: number; others: number } | undefined;
  /** The stored work was read, or could not be. */
  isKnown: boolean;
}

/** The storage keys with one of these starts. A forbidden storage has none. */
function keysOf(local: Storage, starts: readonly string[]): string[] {
  try {
    const keys = Array.from({ length: local.length }, (_, at) => local.key(at) ?? '');
    return keys.filter((key) => starts.some((start) => key.startsWith(start)));
  } catch {
    return [];
  }
}

/** What this device stores: state and actions. */
export function createDeviceData({
  local,
  storage,
  personId,
  onCleared,
}: {
  local: Storage;
  storage: Pick<OutboxStorage, 'list' | 'countOthers'>;
  personId: () => string;
  /** Called after carts and settings are removed, so that the page reads them again. */
  onCleared: () => void;
}) {
  const state = proxy<DeviceData>({ cartPairs: 0, hasSettings: false, unsent: undefined, isKnown: false });
  /** Reads what the device stores. */
  const load = async (): Promise<void> => {
    const lines = keysOf(local, [CART_KEY_PREFIX]).flatMap((key) => readCart(local, key)?.lines ?? []);
    state.cartPairs = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    state.hasSettings = keysOf(local, SETTINGS).length > 0;
    try {
      const [own, others] = await Promise.all([storage.list(personId()), storage.countOthers(personId())]);
      state.unsent = { own: own.length, others };
    } catch {
      state.unsent = undefined;
    }
    state.isKnown = true;
  };
  return {
    state,
    load,
    /** Removes carts, settings and which photos are missing. The session and unsent work stay. */
    async clear(): Promise<void> {
      for (const key of keysOf(local, [CART_KEY_PREFIX, MISSING_PHOTOS_KEY, ...SETTINGS])) local.removeItem(key);
      onCleared();
      await load();
    },
  };
}

export type DeviceDataStore = ReturnType<typeof createDeviceData>;
