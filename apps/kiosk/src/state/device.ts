import type { Kiosk } from './facts.ts';
import { startOver } from './kiosk.ts';

/** The key of the browser's storage with device id and key. */
const STORED = 'kiosk-device';

interface Stored {
  deviceId: string;
  key: string;
}

function readStored({ storage }: Kiosk): Stored | undefined {
  try {
    return JSON.parse(storage.getItem(STORED) ?? '') as Stored;
  } catch {
    return undefined;
  }
}

/** Forgets the customer, key and session: the kiosk asks for a code [C-09]. */
export function leave(kiosk: Kiosk, isRevoked: boolean): void {
  startOver(kiosk);
  kiosk.storage.removeItem(STORED);
  const session = { deviceId: undefined, token: null, pairingFailure: undefined };
  Object.assign(kiosk.device, { status: 'unpaired', isRevoked, ...session });
}

/** Gets a new session with the key; null when the kiosk is shut out or the store does not answer. */
export async function renew(kiosk: Kiosk): Promise<string | null> {
  const stored = readStored(kiosk);
  if (!stored) return null;
  const answer = await kiosk.api.userauth.authenticateDevice(stored);
  if (answer.ok) return (kiosk.device.token = answer.data.token);
  if (answer.kind === 'unauthorized') leave(kiosk, true);
  return null;
}

/** Signs the kiosk in with its stored key, and reads its store and location. */
export async function start(kiosk: Kiosk): Promise<void> {
  const { api, device, facts } = kiosk;
  const stored = readStored(kiosk);
  if (!stored) return leave(kiosk, false);
  device.deviceId = stored.deviceId;
  if ((await renew(kiosk)) === null) {
    if (device.deviceId !== undefined) device.status = 'unreachable';
    return undefined;
  }
  facts.loading.storeLocation = true;
  const stores = await api.store.getStoreLocations();
  facts.loading.storeLocation = false;
  const [store] = stores.ok ? stores.data : [];
  Object.assign(device, { store, location: store?.locations[0], status: store ? 'ready' : 'unreachable' });
  return undefined;
}

/** Pairs with a code of eight digits [C-09]. */
export async function pair(kiosk: Kiosk, code: string): Promise<void> {
  const { api, device, storage } = kiosk;
  const answer = await api.userauth.pairKiosk({ code });
  if (!answer.ok) {
    device.pairingFailure = answer;
    return;
  }
  const { deviceId, key } = answer.data;
  storage.setItem(STORED, JSON.stringify({ deviceId, key } satisfies Stored));
  Object.assign(device, { status: 'starting', isRevoked: false, pairingFailure: undefined });
  await start(kiosk);
}
