import { POLL_INTERVAL_MS } from '@instore/api';
import { subscribeKey } from 'valtio/utils';
import { hasEnded } from '../session/claims.ts';
import { createConnection } from '../state/live/connection.ts';
import { createNotifications } from '../state/live/notifications.ts';
import { createPlayOnce } from '../state/live/playOnce.ts';
import { createSounds } from '../state/live/sounds.ts';
import type { Changes } from '../state/live/locationChanges.ts';
import type { AppBase } from './base.ts';

/** A session token that expires sooner than this is renewed before it is sent over the live connection, milliseconds. */
const RENEW_AHEAD_MS = 60_000;

/** What the rest of an area has to do with live updates. */
export interface LiveUpdatesListener {
  /** The location in use; '' if none is known. */
  locationId: () => string;
  /** A kiosk sent a try-on request, or messages may have been missed. */
  onTryout: () => void;
  /** The lists of the location in use have changed. */
  onChanges: (changes: Changes) => void;
}

/**
 * Creates the live updates: connection, notifications, sounds. Loaded after the first paint. `connection.start` has to be
 * called when the location is known.
 */
export function createLiveUpdates(
  { api, auth, config, local, environment, session, toasts }: AppBase,
  { locationId, onTryout, onChanges }: LiveUpdatesListener,
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
    locationId,
    log,
    onNotification: (notification) => {
      notifications.receive(notification);
      if (notification.type.name === 'tryout') onTryout();
      // Otherwise the lists learn of each change, also of those that notify somebody else.
      else if (!connection.facts.areChangesLive) refresh();
    },
    onChanges,
    onLive: () => {
      void notifications.refresh();
      onTryout();
      refresh();
    },
  });
  // What does not come by itself is polled. Kiosk requests have their own poll.
  clock.every(POLL_INTERVAL_MS, () => {
    const { kind, areChangesLive } = connection.facts;
    if (auth.status !== 'signedIn' || kind === 'offline') return;
    if (kind !== 'live') void notifications.refresh();
    if (!areChangesLive) refresh();
  });
  // The next sign-in starts with a new page, so nothing has to start again here.
  subscribeKey(auth, 'status', (status) => {
    if (status !== 'signedIn') void connection.stop();
  });
  void notifications.refresh();
  return { playOnce, sounds, notifications, connection };
}

/** Live connection, notifications and sounds. */
export type LiveUpdates = ReturnType<typeof createLiveUpdates>;
