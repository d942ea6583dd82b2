import { createApi, newIdempotencyKey } from '@instore/api';
import { subscribeKey } from 'valtio/utils';
import type { Config } from './config.ts';
import { createRing } from './ring.ts';
import { hasEnded } from './session/claims.ts';
import { createMsalIdentity, msalConfiguration } from './session/msalIdentity.ts';
import { createSession } from './session/session.ts';
import { openStoredKeys } from './session/storedKeys.ts';
import { createTabs } from './session/tabs.ts';
import { createAuth } from './state/auth.ts';
import { createConnection } from './state/connection.ts';
import { createKioskRequests } from './state/kioskRequests.ts';
import { createNotifications } from './state/notifications.ts';
import { createPhoto } from './state/photo.ts';
import { createPreferences } from './state/preferences.ts';
import { createRequestCart } from './state/requestCart.ts';
import { createRequestLines } from './state/requestLines.ts';
import { createShared } from './state/shared.ts';
import { createWarehouse } from './state/warehouse.ts';
import type { Clock, Log, Sound, Toasts } from './world.ts';

/** A session token that ends sooner than this is renewed before it is sent over the live connection, milliseconds. */
const RENEW_AHEAD_MS = 60_000;

/** What the browser page lends to the app. */
export interface Page {
  window: Window & typeof globalThis;
  clock: Clock;
  log: Log;
  toasts: Toasts;
  playSound: (sound: Sound) => Promise<unknown>;
  /** What is on screen is out of date: its lists are read again. */
  refresh: () => void;
}

/** Wires session and state to one page. Called once, by `main.tsx`. */
export function createApp(config: Config, page: Page) {
  const { window, clock, log, toasts } = page;
  const { localStorage: local, sessionStorage, location } = window;
  const keys = openStoredKeys(local, sessionStorage);
  const auth = createAuth();
  const api = createApi({
    services: config.services,
    getToken: () => auth.token ?? null,
    getStore: () => shared.facts.store ?? null,
    fetch: window.fetch.bind(window),
    onUnauthorized: () => session.renew(),
  });
  const tabs = createTabs(window);
  const session = createSession({
    auth,
    api,
    identity: createMsalIdentity(config.identity, { origin: location.origin, session: sessionStorage }),
    keys,
    tabs,
    clock,
    log,
    msalConfig: msalConfiguration(config.identity, location.origin),
    goHome: () => location.replace('/'),
  });
  const preferences = createPreferences({
    local,
    show: (theme) => (window.document.documentElement.dataset.theme = theme),
  });
  const ring = createRing({
    play: page.playSound,
    isMuted: () => preferences.facts.isMuted,
    locks: window.navigator.locks,
    channel: new BroadcastChannel('ring'),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const shared = createShared({ api, keys, auth });
  const { locationId, storeId } = shared;
  const cart = createRequestCart({ api, local, toasts, newKey: newIdempotencyKey, locationId, onPlaced: page.refresh });
  const requestLines = createRequestLines({
    api,
    toasts,
    locationId,
    cart,
    onCancelled: (lineIds) => {
      cart.drop(lineIds);
      page.refresh();
    },
  });
  const kioskRequests = createKioskRequests({
    api,
    keys,
    clock,
    toasts,
    ring,
    log,
    cart,
    place: { storeId, locationId },
    onAccepted: page.refresh,
  });
  const warehouse = createWarehouse({ api, toasts, locationId });
  const notifications = createNotifications({
    api,
    log,
    ring,
    userId: () => auth.user?.user_id ?? '',
    page: { origin: location.origin, redirectOrigins: config.limits.redirectOrigins },
  });
  const photo = createPhoto({ api, auth, urls: window.URL });
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
      if (notification.type.name === 'tryout') void kioskRequests.poll();
      else page.refresh();
    },
    onReconnected: () => {
      void notifications.refresh();
      void kioskRequests.poll();
      page.refresh();
    },
  });

  // Without a session there is nothing to listen to; the next sign-in begins with a new page.
  subscribeKey(auth, 'status', (status) => {
    if (status !== 'signedIn') void connection.stop();
  });
  tabs.onLogout(session.follow);
  window.addEventListener('storage', ({ key }) => cart.follow(key));

  const openCart = () => cart.open(auth.user?.user_id ?? '', locationId());
  return {
    config,
    auth,
    session,
    shared,
    preferences,
    cart,
    requestLines,
    kioskRequests,
    warehouse,
    notifications,
    connection,
    photo,
    toasts,
    /** An area is entered by somebody who may: its stores, cart, bell and live connection come to life, once. */
    async enter(): Promise<void> {
      const userId = auth.user?.user_id ?? '';
      if (connection.facts.kind === 'idle') {
        void connection.start(userId);
        void notifications.refresh();
        void photo.load();
      }
      await shared.load();
      if (shared.facts.status === 'ready') openCart();
    },
    /** Works at another location from now on [Z-08]. */
    move(nextLocationId: string): boolean {
      if (nextLocationId === locationId() || !shared.select(nextLocationId)) return false;
      openCart();
      requestLines.reset();
      kioskRequests.reset();
      page.refresh();
      return true;
    },
  };
}

/** Everything a route may use; it comes to routes as the router's context. */
export type App = ReturnType<typeof createApp>;
