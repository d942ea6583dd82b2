import { isWithoutNetwork, sendOnce, type OpenWrites } from '@instore/api';
import { payloadOf, readJson, writeJson } from '@instore/browser';
import type { DeviceState, Kiosk } from './kioskState.ts';
import { forgetCalled } from './called.ts';
import { joinRunning } from './joinRunning.ts';
import { startOver } from './kiosk.ts';
import { forgetUnsent } from './sending.ts';

/** The key of the browser's storage with device id and key. */
const STORED = 'kiosk-device';

/** The key of the browser's storage with the pairing that has no answer: a reload must not make a second kiosk. */
const PAIRING = 'kiosk-pairing';

/** Forgets customers, key and session: the kiosk asks for a code [C-09]. */
export function leave(kiosk: Kiosk, isRevoked: boolean): void {
  startOver(kiosk);
  kiosk.shopLoads.drop('storeLocation');
  forgetCalled(kiosk);
  forgetUnsent(kiosk);
  writeJson(kiosk.storage, STORED, undefined);
  kiosk.signIns.reset();
  const session = { deviceId: undefined, key: undefined, token: null, pairingFailure: undefined };
  Object.assign(kiosk.device, { status: 'unpaired', isRevoked, store: undefined, location: undefined, ...session });
}

/** Gets a new session with the key; null when the kiosk is shut out or the store does not answer. */
export async function renew(kiosk: Kiosk): Promise<string | null> {
  const { api, device, now } = kiosk;
  const { deviceId, key } = device;
  if (deviceId === undefined || key === undefined || kiosk.signIns.isPaused()) return null;
  const answer = await api.userauth.authenticateDevice({ deviceId, key });
  // The answer belongs to a pairing that has ended.
  if (device.key !== key) return null;
  if (answer.ok) {
    const { token } = answer.data;
    const issuedAt = payloadOf(token)?.['iat'];
    Object.assign(device, { token, aheadMs: typeof issuedAt === 'number' ? issuedAt * 1000 - now() : 0 });
    return token;
  }
  if (answer.kind === 'unauthorized') leave(kiosk, true);
  else if (!isWithoutNetwork(answer.kind)) kiosk.signIns.note();
  return null;
}

/** Signs the kiosk in with its key, and reads its store and location. */
export const start = (kiosk: Kiosk): Promise<void> => joinRunning(kiosk, 'start', () => signIn(kiosk));

async function signIn(kiosk: Kiosk): Promise<void> {
  const { api, device, state, shopLoads } = kiosk;
  if (device.key === undefined) Object.assign(device, readJson(kiosk.storage, STORED));
  if (device.key === undefined) return leave(kiosk, false);
  const { key } = device;
  const isRenewed = (await renew(kiosk)) !== null;
  if (isRenewed) {
    await shopLoads.load('storeLocation', api.store.getStoreLocations(), ([store]) => {
      Object.assign(device, { store, location: store?.locations[0] });
    });
  }
  // The kiosk has left meanwhile; if it has been paired again, this run is the start that its new key waits for.
  if (device.key !== key) return device.key === undefined ? undefined : signIn(kiosk);
  // A try that failed does not end a session that works: its customers go on.
  const isSignedIn = device.status === 'ready' || (isRenewed && !state.shop.error.storeLocation);
  device.status = isSignedIn && device.store ? 'ready' : 'unreachable';
  return undefined;
}

/** Keeps the key of the pairing also in the browser's storage: a reload may come before the answer. */
function openPairing({ device, storage }: Kiosk): OpenWrites {
  const keep = (pairing: DeviceState['pairing']) => {
    device.pairing = pairing;
    writeJson(storage, PAIRING, pairing);
  };
  return {
    get(code) {
      const { intent, key } = device.pairing ?? { ...(readJson(storage, PAIRING) as Partial<DeviceState['pairing']>) };
      return intent === code && typeof key === 'string' ? key : undefined;
    },
    set: (intent, key) => keep({ intent, key }),
    delete: () => keep(undefined),
  };
}

/**
 * Pairs with a code of eight digits [C-09]. The same code after a lost answer is the same pairing: its kiosk is not made
 * twice.
 */
export async function pair(kiosk: Kiosk, code: string): Promise<void> {
  const { api, device } = kiosk;
  const answer = await sendOnce(openPairing(kiosk), code, (key) => api.userauth.pairKiosk({ code }, { key }));
  if (!answer.ok) {
    device.pairingFailure = answer;
    return;
  }
  const { deviceId, key } = answer.data;
  writeJson(kiosk.storage, STORED, { deviceId, key });
  Object.assign(device, { deviceId, key, status: 'starting', isRevoked: false, pairingFailure: undefined });
  await start(kiosk);
}
