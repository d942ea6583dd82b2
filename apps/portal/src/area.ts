import { subscribeKey } from 'valtio/utils';
import type { Core } from './core.ts';
import { createRing } from './ring.ts';
import { hasEnded } from './session/claims.ts';
import { createConnection } from './state/connection.ts';
import { createNotifications } from './state/notifications.ts';
import { createShared } from './state/shared.ts';

/** A session token that ends sooner than this is renewed before it is sent over the live connection, milliseconds. */
const RENEW_AHEAD_MS = 60_000;

/** What a part of an area wants to hear of. */
export interface Listener {
  /** A kiosk asks for something, or news may have been missed. */
  onTryout?: () => void;
  /** The location in use is known, or another one. */
  onPlace?: () => void;
}

/** Wires what both areas share. */
export function createArea({ api, auth, config, keys, page, photo, preferences, session }: Core) {
  const { window, clock, log } = page;
  const listeners: Listener[] = [];
  const shared = createShared({ api, keys, auth });
  const ring = createRing({
    play: page.playSound,
    isMuted: () => preferences.facts.isMuted,
    locks: window.navigator.locks,
    channel: new BroadcastChannel('ring'),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const notifications = createNotifications({
    api,
    log,
    ring,
    userId: () => auth.user?.user_id ?? '',
    page: { origin: window.location.origin, redirectOrigins: config.limits.redirectOrigins },
  });
  const tell = (what: keyof Listener) => {
    for (const listener of listeners) listener[what]?.();
  };
  const connection = createConnection({
    load: () => import('@instore/realtime'),
    view: window,
    base: config.services.live,
    getToken: () => {
      const { token } = auth;
      return token && !hasEnded(token, clock.now() + RENEW_AHEAD_MS) ? Promise.resolve(token) : session.renew();
    },
    log,
    onNotification: (notification) => {
      notifications.receive(notification);
      if (notification.type.name === 'tryout') tell('onTryout');
      else page.refresh();
    },
    onReconnected: () => {
      void notifications.refresh();
      tell('onTryout');
      page.refresh();
    },
  });
  // Without a session there is nothing to listen to; the next sign-in begins with a new page.
  subscribeKey(auth, 'status', (status) => {
    if (status !== 'signedIn') void connection.stop();
  });

  return {
    shared,
    notifications,
    connection,
    ring,
    listen: (listener: Listener): void => void listeners.push(listener),
    /** Somebody who may enters: stores, bell and live connection come to life, once. */
    async enter(): Promise<void> {
      if (connection.facts.kind === 'idle') {
        void connection.start(auth.user?.user_id ?? '');
        void notifications.refresh();
        void photo.load();
      }
      if (await shared.load()) tell('onPlace');
    },
    /** Works at another location from now on [Z-08]. */
    move(locationId: string): boolean {
      if (locationId === shared.locationId() || !shared.select(locationId)) return false;
      tell('onPlace');
      page.refresh();
      return true;
    },
  };
}

/** What both areas share. */
export type Area = ReturnType<typeof createArea>;
