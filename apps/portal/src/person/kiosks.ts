import type { Api, Device, Result } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { type ResourceStore, createResource } from '../shared/reads/resource.ts';
import type { Clock } from '../session/clockAndLog.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** A code with which a new kiosk is paired. */
export interface PairingCode {
  /** The name that the kiosk gets. */
  name: string;
  /** Eight digits. */
  code: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** State about the kiosks of the location in use, besides the kiosks themselves [C-09]. */
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
  /** By name. */
  const devices = createResource({
    async read() {
      const answer = await api.kiosk.getDevices({ locationId: locationId() });
      return answer.ok ? { ...answer, data: answer.data.filter(({ kind }) => kind === 'kiosk') } : answer;
    },
    /** The code is closed once a kiosk of its name has appeared. */
    onValue(found: Device[], before: Device[] | undefined) {
      const { code } = state;
      const isNew = ({ deviceId }: Device) => before?.every((one) => one.deviceId !== deviceId) ?? false;
      if (!code || !found.some((device) => device.name === code.name && isNew(device))) return;
      toasts.positive(say('{name} is paired', { name: code.name }));
      state.code = undefined;
    },
  });
  return {
    state,
    devices,
    ...createKioskWrites({ state, devices, api, toasts, say, locationId }),
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

/**
 * Creates the function that sends a write after the one before it; a double press is one write. It returns why the write
 * was refused, or nothing. `onDone` shows the stored data; it is not called if the location has changed meanwhile.
 */
function createWriter(state: Kiosks, locationId: () => string) {
  const writes = new Writes();
  return <Data>(
    intent: string,
    call: (key: string) => Promise<Result<Data>>,
    onDone: (data: Data) => unknown,
  ): Promise<string | undefined> => {
    const place = locationId();
    const change = `${intent} ${place}`;
    const send = async () => {
      const answer = await writes.send(change, call);
      if (!answer || place !== locationId()) return undefined;
      if (!answer.ok) return answer.message ?? SOMETHING_WRONG;
      await onDone(answer.data);
      return undefined;
    };
    return writes.inOrder('kiosks', change, send, state);
  };
}

/** How an admin changes the kiosks. */
function createKioskWrites({
  state,
  devices,
  api,
  toasts,
  say,
  locationId,
}: {
  state: Kiosks;
  devices: ResourceStore<Device[]>;
  api: Pick<Api, 'kiosk'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
}) {
  const write = createWriter(state, locationId);
  return {
    /** Makes a code for a new kiosk. Returns why it was refused, or nothing. */
    createCode(name: string): Promise<string | undefined> {
      const body = { locationId: locationId(), name };
      const call = (key: string) => api.kiosk.createPairingCode(body, { key });
      return write(`code ${name}`, call, (data) => (state.code = { name, ...data }));
    },
    /** Renames a kiosk; associates see the name with its next request. Returns why it was refused, or nothing. */
    rename: (deviceId: string, name: string): Promise<string | undefined> =>
      write(
        `rename ${deviceId} ${name}`,
        () => api.kiosk.renameDevice({ deviceId, body: { name } }),
        () => devices.load(),
      ),
    /** Shuts a kiosk out. It stops at once, and can be paired again with a new code. */
    async revoke(deviceId: string): Promise<void> {
      const name = devices.state.value?.find((device) => device.deviceId === deviceId)?.name ?? '';
      const call = () => api.kiosk.removeDevice({ deviceId });
      const refusal = await write(`revoke ${deviceId}`, call, () => {
        toasts.positive(say('{name} is shut out', { name }));
        return devices.load();
      });
      if (refusal === undefined) return;
      showFailure(toasts, refusal);
      await devices.load();
    },
  };
}

export type KiosksStore = ReturnType<typeof createKiosks>;
