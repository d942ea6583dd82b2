import { isWithoutNetwork, payloadOf, sendOnce, type OpenWrites } from '@instore/api';
import { readJson, writeJson } from '@instore/browser';
import type { Called } from './called.ts';
import { createJoinRunning } from './joinRunning.ts';
import type { KioskBase } from './kioskBase.ts';
import type { DeviceState } from './kioskState.ts';
import type { Screens } from './screens.ts';
import type { Sending } from './sending.ts';

/** The key of the browser's storage with device id and key. */
const STORED = 'kiosk-device';

/** The key of the browser's storage with the pairing that has no answer: a reload must not make a second kiosk. */
const PAIRING = 'kiosk-pairing';

type Signing = KioskBase & Pick<Screens, 'startOver'> & Pick<Called, 'forgetCalled'> & Pick<Sending, 'forgetUnsent'>;

/** The session of the kiosk. */
function createSession({
  api,
  device,
  storage,
  signIns,
  shopLoads,
  now,
  startOver,
  forgetCalled,
  forgetUnsent,
}: Signing) {
  /** Forgets customers, key and session: the kiosk asks for a code [C-09]. */
  function leave(isRevoked: boolean): void {
    startOver();
    shopLoads.drop('storeLocation');
    forgetCalled();
    forgetUnsent();
    writeJson(storage, STORED, undefined);
    signIns.reset();
    const session = { deviceId: undefined, key: undefined, token: null, pairingFailure: undefined };
    Object.assign(device, { status: 'unpaired', isRevoked, store: undefined, location: undefined, ...session });
  }
  return {
    leave,
    /** Gets a new session with the key; null when the kiosk is shut out or the store does not answer. */
    async renew(): Promise<string | null> {
      const { deviceId, key } = device;
      if (deviceId === undefined || key === undefined || signIns.isPaused()) return null;
      const answer = await api.userauth.authenticateDevice({ deviceId, key });
      // The answer belongs to a pairing that has ended.
      if (device.key !== key) return null;
      if (answer.ok) {
        const { token } = answer.data;
        const issuedAt = payloadOf(token)?.['iat'];
        Object.assign(device, { token, aheadMs: typeof issuedAt === 'number' ? issuedAt * 1000 - now() : 0 });
        return token;
      }
      if (answer.kind === 'unauthorized') leave(true);
      else if (!isWithoutNetwork(answer.kind)) signIns.note();
      return null;
    },
  };
}

/** Pairs the kiosk, and signs it in. */
export function createDevice(signing: Signing) {
  const { api, device, state, storage, shopLoads } = signing;
  const { leave, renew } = createSession(signing);

  async function signIn(): Promise<void> {
    if (device.key === undefined) Object.assign(device, readJson(storage, STORED));
    if (device.key === undefined) return leave(false);
    const { key } = device;
    const isRenewed = (await renew()) !== null;
    if (isRenewed) {
      await shopLoads.load('storeLocation', api.store.getStoreLocations(), ([store]) => {
        Object.assign(device, { store, location: store?.locations[0] });
      });
    }
    // The kiosk has left meanwhile; if it has been paired again, this run is the start that its new key waits for.
    if (device.key !== key) return device.key === undefined ? undefined : signIn();
    // A try that failed does not end a session that works: its customers go on.
    const isSignedIn = device.status === 'ready' || (isRenewed && !state.shop.error.storeLocation);
    device.status = isSignedIn && device.store ? 'ready' : 'unreachable';
    return undefined;
  }
  /** Signs the kiosk in with its key, and reads its store and location. */
  const start = createJoinRunning(signIn);
  return {
    leave,
    renew,
    start,
    /**
     * Pairs with a code of eight digits [C-09]. The same code after a lost answer is the same pairing: its kiosk is not
     * made twice.
     */
    async pair(code: string): Promise<void> {
      const answer = await sendOnce(openPairing(signing), code, (key) => api.userauth.pairKiosk({ code }, { key }));
      if (!answer.ok) {
        device.pairingFailure = answer;
        return;
      }
      const { deviceId, key } = answer.data;
      writeJson(storage, STORED, { deviceId, key });
      Object.assign(device, { deviceId, key, status: 'starting', isRevoked: false, pairingFailure: undefined });
      await start();
    },
  };
}

export type DeviceActions = ReturnType<typeof createDevice>;

/** Keeps the key of the pairing also in the browser's storage: a reload may come before the answer. */
function openPairing({ device, storage }: KioskBase): OpenWrites {
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
