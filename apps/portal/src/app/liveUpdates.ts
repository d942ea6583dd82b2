import { subscribeKey } from 'valtio/utils';
import { hasEnded } from '../session/claims.ts';
import { createConnection } from '../shared/connection/connection.ts';
import { type NotificationsStore, createNotifications } from '../notifications/notifications.ts';
import { createPlayOnce } from '../notifications/playOnce.ts';
import { createSounds } from '../notifications/sounds.ts';
import type { PlayOnce } from '../shared/toasts/dependencies.ts';
import { FALLBACK_POLL_MS } from '../shared/connection/fallbackPoll.ts';
import type { Changes } from '../shared/connection/locationChanges.ts';
import type { AppBase } from './appBase.ts';

/** A session token that expires sooner than this is renewed before it is sent over the live connection, milliseconds. */
const RENEW_AHEAD_MS = 60_000;

/** What live updates need of the area. */
export interface LiveUpdatesListener {
  /** The location in use; '' if none is known. */
  locationId: () => string;
  /** A kiosk sent a try-on request, or messages may have been missed. */
  onTryout: () => void;
  /** The lists of the location in use have changed. */
  onChanges: (changes: Changes) => void;
}

function createSoundParts({ local, environment }: AppBase) {
  const { window, clock, after, playSound } = environment;
  const sounds = createSounds({ local, clock, play: playSound });
  window.addEventListener('storage', ({ key }) => sounds.follow(key));
  const playOnce = createPlayOnce({
    play: playSound,
    isSilent: sounds.isSilent,
    onOutcome: sounds.noteOutcome,
    locks: window.navigator.locks,
    channel: new BroadcastChannel('played-sounds'),
    pause: (ms) => new Promise((resolve) => after(ms, resolve)),
  });
  return { sounds, playOnce };
}

function createNotificationsPart({ api, auth, config, environment, toasts }: AppBase, playOnce: PlayOnce) {
  const { window, log } = environment;
  return createNotifications({
    api,
    log,
    playOnce,
    toasts,
    channel: new BroadcastChannel('notifications'),
    userId: () => auth.user?.user_id ?? '',
    page: { origin: window.location.origin, redirectOrigins: config.limits.redirectOrigins },
    now: environment.clock.now,
    after: environment.after,
  });
}

/** A session token that does not expire while it is being sent. */
function freshToken({ auth, environment, session }: AppBase): Promise<string | null> {
  const { token } = auth;
  const isFresh = token && !hasEnded(token, environment.clock.now() + RENEW_AHEAD_MS);
  return isFresh ? Promise.resolve(token) : session.renew();
}

function createConnectionPart(
  base: AppBase,
  { locationId, onTryout, onChanges }: LiveUpdatesListener,
  notifications: NotificationsStore,
) {
  const { window, log, refresh } = base.environment;
  const connection = createConnection({
    load: () => import('@instore/realtime'),
    view: window,
    base: base.config.services.live,
    getToken: () => freshToken(base),
    locationId,
    log,
    onNotification: (notification) => {
      notifications.receive(notification);
      if (notification.type.name === 'tryout') onTryout();
      // With live changes the lists are read again for each change, also for those that notify another user.
      else if (!connection.state.areChangesLive) refresh();
    },
    onChanges,
    onLive: () => {
      void notifications.refresh();
      onTryout();
      // At first, too: what changed between the page's read and the subscription has no message.
      refresh();
    },
  });
  return connection;
}

/**
 * Creates the live updates: connection, notifications, sounds. Loaded after the first paint. `connection.start` has to be
 * called when the location is known.
 */
export function createLiveUpdates(base: AppBase, listener: LiveUpdatesListener) {
  const { auth, environment } = base;
  const { sounds, playOnce } = createSoundParts(base);
  const notifications = createNotificationsPart(base, playOnce);
  const connection = createConnectionPart(base, listener, notifications);
  // Reads notifications and lists again while they are not pushed. Kiosk requests have their own poll.
  environment.clock.every(FALLBACK_POLL_MS, () => {
    const { kind, areChangesLive } = connection.state;
    if (auth.status !== 'signedIn' || kind === 'offline') return;
    if (kind !== 'live') void notifications.refresh();
    if (!areChangesLive) environment.refresh();
  });
  // The next sign-in starts with a new page, so nothing has to start again here.
  subscribeKey(auth, 'status', (status) => {
    if (status !== 'signedIn') void connection.stop();
  });
  void import('../push/onPage.ts')
    .then(({ followNotices }) => followNotices(environment.window, notifications.state))
    .catch((error: unknown) => environment.log.warn('Notices are not followed', error));
  void notifications.refresh();
  return { playOnce, sounds, notifications, connection };
}

/** Live connection, notifications and sounds. */
export type LiveUpdates = ReturnType<typeof createLiveUpdates>;
