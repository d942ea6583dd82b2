import { createApi } from '@instore/api';
import type { Area } from './area.ts';
import type { Config } from './config.ts';
import type { Core, Page } from './core.ts';
import type { Floor } from './floor.ts';
import { createGoHome } from './session/goHome.ts';
import { createLazyIdentity } from './session/lazyIdentity.ts';
import { createSession } from './session/session.ts';
import { storageOf } from './session/storage.ts';
import { openStoredKeys } from './session/storedKeys.ts';
import { createTabs } from './session/tabs.ts';
import { createAuth } from './state/auth.ts';
import { createPhoto } from './state/photo.ts';
import { createPreferences } from './state/preferences.ts';
import type { Stockroom } from './stockroom.ts';

/**
 * Wires the session to one page; called once, by `main.tsx`. What only an area needs comes with the area's code, after
 * its guard let the person in.
 */
export function createApp(config: Config, page: Page) {
  const { window, clock, log } = page;
  const { location } = window;
  const local = storageOf(() => window.localStorage);
  const sessionStorage = storageOf(() => window.sessionStorage);
  const keys = openStoredKeys(local, sessionStorage);
  const auth = createAuth();
  const opened: { area?: Area; floor?: Floor; stockroom?: Stockroom } = {};
  const api = createApi({
    services: config.services,
    getToken: () => auth.token ?? null,
    getStore: () => opened.area?.shared.facts.store ?? null,
    fetch: window.fetch.bind(window),
    onUnauthorized: () => session.renew(),
    isOnline: () => window.navigator.onLine,
  });
  const tabs = createTabs(window);
  const session = createSession({
    auth,
    api,
    identity: createLazyIdentity(config.identity, { origin: location.origin, session: sessionStorage }),
    keys,
    tabs,
    clock,
    log,
    canKeep: local instanceof Storage && sessionStorage instanceof Storage,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    goHome: createGoHome({
      ask: () => window.fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
      load: () => location.replace('/'),
      after: (ms, run) => void setTimeout(run, ms),
      isWanted: () => auth.status !== 'redirecting',
    }),
  });
  tabs.onLogout(session.follow);
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.restore());
  const core: Core = {
    config,
    page,
    local,
    api,
    keys,
    auth,
    session,
    toasts: page.toasts,
    photo: createPhoto({ api, auth, urls: window.URL }),
    preferences: createPreferences({
      local,
      show: (theme) => (window.document.documentElement.dataset.theme = theme),
    }),
  };
  window.addEventListener('storage', ({ key }) => core.preferences.follow(key, location.pathname));
  const openArea = async (): Promise<Area> => {
    const { createArea } = await import('./area.ts');
    return (opened.area ??= createArea(core));
  };
  return {
    ...core,
    /** What was opened so far. */
    opened,
    /** What both areas share: stores, bell, live connection. Opened once. */
    openArea,
    /** What the sales floor needs besides. */
    async openFloor(): Promise<Floor> {
      const [area, { createFloor }] = await Promise.all([openArea(), import('./floor.ts')]);
      return (opened.floor ??= createFloor(core, area));
    },
    /** What the stockroom needs besides. */
    async openStockroom(): Promise<Stockroom> {
      const [area, { createStockroom }] = await Promise.all([openArea(), import('./stockroom.ts')]);
      return (opened.stockroom ??= createStockroom(core, area));
    },
  };
}

/** Everything a route may use; it comes to routes as the router's context. */
export type App = ReturnType<typeof createApp>;
