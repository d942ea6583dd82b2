import { isLocationAdmin } from '../shared/rights/isLocationAdmin.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import { createPush } from '../push/push.ts';
import { createPushBrowser } from '../push/pushBrowser.ts';
import { createDeliverySpots } from '../person/deliverySpots.ts';
import { createDeviceData } from '../person/deviceData.ts';
import { createTablets } from '../tablet/tablets.ts';
import { createKiosks } from '../person/kiosks.ts';
import { openOutboxStorage } from '../outbox/outboxStorage.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';

/**
 * Creates the state of the profile page; loaded with the page.
 *
 * @param onCartsRemoved the stored request carts were removed
 */
export function createProfilePart(
  { api, auth, environment, keys, language, local, preferences, toasts }: AppBase,
  { state, stores, listen }: AreaCommon,
  onCartsRemoved: () => void,
) {
  const { locationId } = stores;
  const { say } = language;
  const kiosks = createKiosks({ api, toasts, say, clock: environment.clock, locationId });
  const tablets = createTablets({ api, toasts, say, locationId });
  const spots = createDeliverySpots({ api, toasts, say, locationId });
  const device = createDeviceData({
    local,
    storage: openOutboxStorage(),
    personId: () => auth.user?.user_id ?? '',
    onCleared() {
      preferences.follow(null, environment.window.location.pathname);
      state.liveUpdates?.sounds.follow(null);
      onCartsRemoved();
    },
  });
  const push = createPush({
    api,
    toasts,
    say,
    browser: createPushBrowser(environment.window),
    keepDevice: (id) => (id === undefined ? keys.removeLocal('push-device') : keys.writeLocal('push-device', id)),
  });
  listen({
    // The page that is open reads again by its loader.
    onLocation() {
      kiosks.reset();
      tablets.devices.clear();
      spots.names.clear();
    },
  });
  return {
    kiosks,
    tablets,
    spots,
    device,
    push,
    /** Reads again what another admin has changed. */
    async readChanges({ all, settings = [] }: Changes) {
      if (!isLocationAdmin(auth.role)) return;
      await Promise.all([
        (all || settings.includes('kiosks')) && kiosks.devices.load(),
        (all || settings.includes('kiosks')) && tablets.devices.load(),
        (all || settings.includes('spots')) && spots.names.load(),
      ]);
    },
    /** Reads what the device stores, and what the role maintains at the location in use. */
    load() {
      void device.load();
      void push.load();
      if (!isLocationAdmin(auth.role)) return;
      void Promise.all([kiosks.devices.load(), tablets.devices.load(), spots.names.load()]);
    },
  };
}

export type ProfilePart = ReturnType<typeof createProfilePart>;
