import type { Api, Device, Result } from '@instore/api';
import { proxy } from 'valtio';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import { type ResourceStore, createResource } from '../shared/reads/resource.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';
import { showFailure } from '../shared/writes/showFailure.ts';
import { Writes } from '../shared/writes/writes.ts';

/** The tablets of the location in use, for its admins: state and actions [D-01]. */
export function createTablets({
  api,
  toasts,
  say,
  locationId,
}: {
  api: Pick<Api, 'kiosk'>;
  toasts: Toasts;
  say: SayText;
  locationId: () => string;
}) {
  /** `isPending`: a write is in flight. */
  const state = proxy({ isPending: false });
  /** By name. */
  const devices = createResource({
    async read() {
      const answer = await api.kiosk.getDevices({ locationId: locationId() });
      return answer.ok ? { ...answer, data: answer.data.filter(({ kind }) => kind === 'tablet') } : answer;
    },
  });
  const write = createWriter({ state, devices, locationId });

  /** A write that a toast reports. */
  async function tell(intent: string, call: () => Promise<Result<Device>>, done: string): Promise<void> {
    const refusal = await write(intent, call);
    if (refusal === undefined) toasts.positive(done);
    else showFailure(toasts, refusal);
  }

  const nameOf = (deviceId: string) => devices.state.value?.find((one) => one.deviceId === deviceId)?.name ?? '';
  return {
    state,
    devices,
    rename: (deviceId: string, name: string): Promise<string | undefined> =>
      write(`rename ${deviceId} ${name}`, () => api.kiosk.renameDevice({ deviceId, body: { name } })),
    lock: (deviceId: string): Promise<void> =>
      tell(
        `lock ${deviceId}`,
        () => api.kiosk.lockDevice({ deviceId }),
        say('{name} is locked', { name: nameOf(deviceId) }),
      ),
    remove: (deviceId: string): Promise<void> =>
      tell(
        `remove ${deviceId}`,
        () => api.kiosk.removeDevice({ deviceId }),
        say('{name} is removed', { name: nameOf(deviceId) }),
      ),
  };
}

/** Creates the function that sends a write and reads the list again. It returns why the write was refused, or nothing. */
function createWriter({
  state,
  devices,
  locationId,
}: {
  state: { isPending: boolean };
  devices: ResourceStore<Device[]>;
  locationId: () => string;
}) {
  const writes = new Writes();
  return (intent: string, call: () => Promise<Result<Device>>): Promise<string | undefined> => {
    const place = locationId();
    const send = async () => {
      const answer = await writes.send(intent, call);
      if (!answer || place !== locationId()) return undefined;
      await devices.load();
      return answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
    };
    return writes.inOrder('tablets', intent, send, state);
  };
}

export type TabletsStore = ReturnType<typeof createTablets>;
