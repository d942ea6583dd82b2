import { POLL_INTERVAL_MS } from '@instore/api';
import { subscribeKey } from 'valtio/utils';
import type { Core } from './core.ts';
import { createRing } from './ring.ts';
import { hasEnded } from './session/claims.ts';
import { createConnection } from './state/connection.ts';
import { createNotifications } from './state/notifications.ts';
import { createSounds } from './state/sounds.ts';

/** A session token that ends sooner than this is renewed before it is sent over the live connection, milliseconds. */
const RENEW_AHEAD_MS = 60_000;

/** Wires what comes by itself: the live connection, the bell, the sounds. Its code comes after the first paint. */
export function createLive({ api, auth, config, local, page, session, toasts }: Core, onTryout: () => void) {
  const { window, clock, log } = page;
  const sounds = createSounds({ local, clock, play: page.playSound });
  window.addEventListener('storage', ({ key }) => sounds.follow(key));
  const ring = createRing({
    play: page.playSound,
    isSilent: sounds.isSilent,
    onOutcome: sounds.tell,
    locks: window.navigator.locks,
    channel: new BroadcastChannel('ring'),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const notifications = createNotifications({
    api,
    log,
    ring,
    toasts,
    channel: new BroadcastChannel('notifications'),
    userId: () => auth.user?.user_id ?? '',
    page: { origin: window.location.origin, redirectOrigins: config.limits.redirectOrigins },
  });
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
      if (notification.type.name === 'tryout') onTryout();
      else page.refresh();
    },
    onLive: () => {
      void notifications.refresh();
      onTryout();
      page.refresh();
    },
  });
  // What is not pushed is asked for. Kiosk requests are polled by themselves.
  clock.every(POLL_INTERVAL_MS, () => {
    const { kind } = connection.facts;
    if (auth.status !== 'signedIn' || kind === 'live' || kind === 'offline') return;
    void notifications.refresh();
    page.refresh();
  });
  // Without a session there is nothing to listen to; the next sign-in begins with a new page.
  subscribeKey(auth, 'status', (status) => {
    if (status !== 'signedIn') void connection.stop();
  });
  void connection.start(auth.user?.user_id ?? '');
  void notifications.refresh();
  return { ring, sounds, notifications, connection };
}

/** What comes by itself. */
export type Live = ReturnType<typeof createLive>;
