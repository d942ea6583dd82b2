import type { Api, Failure, Store, StoreLocation } from '@instore/api';
import { proxy } from 'valtio';
import type { RequestType } from './facts.ts';

/** The kiosk: its pairing, session, store and location. */
export interface DeviceFacts {
  status: 'starting' | 'unpaired' | 'ready' | 'unreachable';
  /** Whether an administrator has shut this kiosk out. */
  isRevoked: boolean;
  deviceId: string | undefined;
  /** The session's jwt, kept in memory only. */
  token: string | null;
  store: Store | undefined;
  location: StoreLocation | undefined;
  /** Why the last pairing code was refused. */
  pairingFailure: Failure | undefined;
}

interface DeviceDependencies {
  api: Api;
  storage: Storage;
  loading: Partial<Record<RequestType, boolean>>;
}

/** The key of the browser's storage with device id and key. */
const STORED = 'kiosk-device';

interface Stored {
  deviceId: string;
  key: string;
}

export const createDeviceFacts = (): DeviceFacts =>
  proxy<DeviceFacts>({
    status: 'starting',
    isRevoked: false,
    deviceId: undefined,
    token: null,
    store: undefined,
    location: undefined,
    pairingFailure: undefined,
  });

/** The kiosk as a device: pairing by a code, sign-in by its key, shutting out [C-09]. */
export function createDevice(facts: DeviceFacts, { api, storage, loading }: DeviceDependencies) {
  const read = (): Stored | undefined => {
    try {
      return JSON.parse(storage.getItem(STORED) ?? '') as Stored;
    } catch {
      return undefined;
    }
  };
  /** Forgets key and session: the kiosk asks for a code. */
  const leave = (isRevoked: boolean): void => {
    storage.removeItem(STORED);
    Object.assign(facts, {
      status: 'unpaired',
      isRevoked,
      deviceId: undefined,
      token: null,
      pairingFailure: undefined,
    });
  };
  /** Gets a new session with the key; null when the kiosk is shut out or the store does not answer. */
  const renew = async (): Promise<string | null> => {
    const stored = read();
    if (!stored) return null;
    const answer = await api.userauth.authenticateDevice(stored);
    if (answer.ok) return (facts.token = answer.data.token);
    if (answer.kind === 'unauthorized') leave(true);
    return null;
  };
  const start = async (): Promise<void> => {
    const stored = read();
    if (!stored) return leave(false);
    facts.deviceId = stored.deviceId;
    if ((await renew()) === null) {
      if (facts.deviceId !== undefined) facts.status = 'unreachable';
      return undefined;
    }
    loading.storeLocation = true;
    const stores = await api.store.getStoreLocations();
    loading.storeLocation = false;
    const [store] = stores.ok ? stores.data : [];
    Object.assign(facts, { store, location: store?.locations[0], status: store ? 'ready' : 'unreachable' });
    return undefined;
  };
  return {
    facts,
    start,
    renew,
    leave,
    /** Pairs with a code of eight digits. */
    async pair(code: string): Promise<void> {
      const answer = await api.userauth.pairKiosk({ code });
      if (!answer.ok) {
        facts.pairingFailure = answer;
        return;
      }
      const { deviceId, key } = answer.data;
      storage.setItem(STORED, JSON.stringify({ deviceId, key } satisfies Stored));
      Object.assign(facts, { status: 'starting', isRevoked: false, pairingFailure: undefined });
      await start();
    },
  };
}

export type DeviceState = ReturnType<typeof createDevice>;
