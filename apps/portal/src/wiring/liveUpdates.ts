import { POLL_INTERVAL_MS } from '@instore/api';
import { subscribeKey } from 'valtio/utils';
import { hasEnded } from '../session/claims.ts';
import { createConnection } from '../state/live/connection.ts';
import { createNotifications } from '../state/live/notifications.ts';
import { createPlayOnce } from '../state/live/playOnce.ts';
import { createSounds } from '../state/live/sounds.ts';
import type { AppBase } from './base.ts';

/** A session token that expires sooner than this is renewed before it is sent over the live connection, milliseconds. */
const RENEW_AHEAD_MS = 60_000;

/**
 * Creates the live updates: connection, notifications, sounds. Loaded after the first paint.
 * `onTryout` runs when a kiosk sent a try-on request, and when messages may have been missed.
 */
export function createLiveUpdates(
  { api, auth, config, local, environment, session, toasts }: AppBase,
  onTryout: () => void,
) {
  const { window, clock, log, playSound, refresh } = environment;
  const sounds = createSounds({ local, clock, play: playSound });
  window.addEventListener('storage', ({ key }) => sounds.follow(key));
  const playOnce = createPlayOnce({
    play: playSound,
    isSilent: sounds.isSilent,
    onOutcome: sounds.tell,
    locks: window.navigator.locks,
    channel: new BroadcastChannel('ring'),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const notifications = createNotifications({
    api,
    log,
    playOnce,
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
      else refresh();
    },
    onLive: () => {
      void notifications.refresh();
      onTryout();
      refresh();
    },
  });
  // Without a live connection, poll. Kiosk requests have their own poll.
  clock.every(POLL_INTERVAL_MS, () => {
    const { kind } = connection.facts;
    if (auth.status !== 'signedIn' || kind === 'live' || kind === 'offline') return;
    void notifications.refresh();
    refresh();
  });
  // The next sign-in starts with a new page, so nothing has to start again here.
  subscribeKey(auth, 'status', (status) => {
    if (status !== 'signedIn') void connection.stop();
  });
  void connection.start(auth.user?.user_id ?? '');
  void notifications.refresh();
  return { playOnce, sounds, notifications, connection };
}

/** Live connection, notifications and sounds. */
export type LiveUpdates = ReturnType<typeof createLiveUpdates>;
