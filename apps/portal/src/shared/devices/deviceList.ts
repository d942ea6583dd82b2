import type { Api, Device, Result } from '@instore/api';
import { createResource } from '../reads/resource.ts';
import type { Toasts } from '../toasts/dependencies.ts';
import { showFailure } from '../writes/showFailure.ts';
import { createOrderedWriter } from '../writes/orderedWriter.ts';

export interface DeviceListServices {
  /** Which devices of the location the list has. */
  kind: Device['kind'];
  /** Shows whether a write is in flight. */
  state: { isPending: boolean };
  api: Pick<Api, 'kiosk'>;
  toasts: Pick<Toasts, 'positive' | 'caution' | 'critical'>;
  /** The location in use. */
  locationId: () => string;
  /** Called with a list before it is shown. @default nothing is called */
  onValue?: (found: Device[], before: Device[] | undefined) => void;
}

/** The devices of one kind at the location in use, and how an admin changes them [C-09, D-01]. */
export function createDeviceList({ kind, state, api, toasts, locationId, onValue = ignore }: DeviceListServices) {
  /** By name. */
  const devices = createResource({
    async read() {
      const answer = await api.kiosk.getDevices({ locationId: locationId() });
      return answer.ok ? { ...answer, data: answer.data.filter((device) => device.kind === kind) } : answer;
    },
    onValue,
  });
  const write = createOrderedWriter(kind, state, locationId);
  return {
    devices,
    write,
    /** The name of a device in the list; empty if it is not there. */
    nameOf: (deviceId: string): string => devices.state.value?.find((one) => one.deviceId === deviceId)?.name ?? '',
    /** Renames a device. Returns why it was refused, or nothing. */
    rename: (deviceId: string, name: string): Promise<string | undefined> =>
      write(
        `rename ${deviceId} ${name}`,
        () => api.kiosk.renameDevice({ deviceId, body: { name } }),
        () => devices.load(),
      ),
    /** A write without a form: a toast says `done`, or why it was refused. The list is read again in both cases. */
    async act(intent: string, call: () => Promise<Result<Device>>, done: string): Promise<void> {
      const refusal = await write(intent, call, () => {
        toasts.positive(done);
        return devices.load();
      });
      if (refusal === undefined) return;
      showFailure(toasts, refusal);
      await devices.load();
    },
  };
}

const ignore = (): void => undefined;
