import type { Api } from '@instore/api';
import { proxy } from 'valtio';
import { createDeviceList } from '../shared/devices/deviceList.ts';
import type { SayText } from '../shared/texts/portalText.ts';
import type { Toasts } from '../shared/toasts/dependencies.ts';

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
  const { devices, rename, act, nameOf } = createDeviceList({ kind: 'tablet', state, api, toasts, locationId });
  return {
    state,
    devices,
    rename,
    /** Ends the session of the person who works on a tablet. */
    lock: (deviceId: string): Promise<void> =>
      act(
        `lock ${deviceId}`,
        () => api.kiosk.lockDevice({ deviceId }),
        say('{name} is locked', { name: nameOf(deviceId) }),
      ),
    /** Removes a tablet: its next call is refused. */
    remove: (deviceId: string): Promise<void> =>
      act(
        `remove ${deviceId}`,
        () => api.kiosk.removeDevice({ deviceId }),
        say('{name} is removed', { name: nameOf(deviceId) }),
      ),
  };
}

export type TabletsStore = ReturnType<typeof createTablets>;
