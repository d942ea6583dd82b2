import type { Api, Device } from '@instore/api';
import { proxy } from 'valtio';
import type { Clock } from '../session/clockAndLog.ts';
import { createDeviceList } from '../shared/devices/deviceList.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';

/** A code with which a new kiosk is paired. */
export interface PairingCode {
  /** The name that the kiosk gets. */
  name: string;
  /** Eight digits. */
  code: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** State of the kiosks of the location in use, besides the kiosks themselves [C-09]. */
export interface Kiosks {
  /** The code that was made last, until its kiosk is paired, it expires, or it is closed. */
  code: PairingCode | undefined;
  /** A write is in flight. */
  isPending: boolean;
}

/** The kiosks of the location in use: state and actions. */
export function createKiosks({
  api,
  toasts,
  say,
  clock,
  locationId,
}: {
  api: Pick<Api, 'kiosk'>;
  toasts: Toasts;
  say: SayText;
  clock: Pick<Clock, 'now'>;
  locationId: () => string;
}) {
  const state = proxy<Kiosks>({ code: undefined, isPending: false });
  /** The code is closed once a kiosk of its name has appeared. */
  function closePaired(found: Device[], before: Device[] | undefined): void {
    const { code } = state;
    const isNew = ({ deviceId }: Device) => before?.every((one) => one.deviceId !== deviceId) ?? false;
    if (!code || !found.some((device) => device.name === code.name && isNew(device))) return;
    toasts.positive(say('{name} is paired', { name: code.name }));
    state.code = undefined;
  }
  const list = createDeviceList({ kind: 'kiosk', state, api, toasts, locationId, onValue: closePaired });
  const { devices, write, rename, act, nameOf } = list;
  return {
    state,
    devices,
    /** Associates see the name with the next request of the kiosk. */
    rename,
    /** Makes a code for a new kiosk. Returns why it was refused, or nothing. */
    createCode(name: string): Promise<string | undefined> {
      const body = { locationId: locationId(), name };
      const call = (key: string) => api.kiosk.createPairingCode(body, { key });
      return write(`code ${name}`, call, (data) => (state.code = { name, ...data }));
    },
    /** Shuts a kiosk out. It stops at once, and can be paired again with a new code. */
    revoke: (deviceId: string): Promise<void> =>
      act(
        `revoke ${deviceId}`,
        () => api.kiosk.removeDevice({ deviceId }),
        say('{name} is shut out', { name: nameOf(deviceId) }),
      ),
    /** Checks whether the kiosk of the code is paired, and closes an expired code. A failure is not shown. */
    async lookForPaired(): Promise<void> {
      if (!state.code || Date.parse(state.code.expiresAt) > clock.now()) return devices.poll();
      toasts.caution(say('The code of {name} has expired', { name: state.code.name }));
      state.code = undefined;
    },
    /** Hides the code. It stays valid until it expires. */
    closeCode(): void {
      state.code = undefined;
    },
    /** Empties the list: the location has changed. */
    reset(): void {
      devices.clear();
      state.code = undefined;
    },
  };
}

export type KiosksStore = ReturnType<typeof createKiosks>;
