import { createApi } from '@instore/api';
import type { Config } from '../config.ts';
import { createAuth } from '../session/auth.ts';
import { createGoHome } from '../session/goHome.ts';
import { createLazyIdentity } from '../session/lazyIdentity.ts';
import { createSession } from '../session/session.ts';
import { storageOf } from '../session/storage.ts';
import { openStoredKeys } from '../session/storedKeys.ts';
import { createTabs } from '../session/tabs.ts';
import { createPhoto } from '../state/photo.ts';
import { createPreferences } from '../state/preferences.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase, Environment } from './appBase.ts';
import type { Shoesize } from './shoesize.ts';
import type { WarehouseArea } from './warehouse.ts';

/** The parts of the app that are created so far. */
interface Opened {
  common?: AreaCommon;
  shoesize?: Shoesize;
  warehouse?: WarehouseArea;
}

/** The session, which other tabs and the back/forward cache change too. */
function createPageSession(
  config: Config,
  { window, clock, after, log }: Environment,
  {
    auth,
    api,
    keys,
    local,
    sessionStorage,
  }: Pick<AppBase, 'auth' | 'api' | 'keys' | 'local'> & { sessionStorage: Storage },
) {
  const { location } = window;
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
    after,
    goHome: createGoHome({
      ask: () => window.fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
      load: () => location.replace('/'),
      after,
      isWanted: () => auth.status !== 'redirecting',
    }),
  });
  tabs.onLogout(session.follow);
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.restore());
  return session;
}

/** What the app has on every page. */
function createBase(config: Config, environment: Environment, opened: Opened): AppBase {
  const { window, toasts } = environment;
  const { location } = window;
  const local = storageOf(() => window.localStorage);
  const sessionStorage = storageOf(() => window.sessionStorage);
  const keys = openStoredKeys(local, sessionStorage);
  const auth = createAuth();
  const api = createApi({
    services: config.services,
    getToken: () => auth.token ?? null,
    getStore: () => opened.common?.stores.facts.store ?? null,
    fetch: window.fetch.bind(window),
    onUnauthorized: () => session.renew(),
    isOnline: () => window.navigator.onLine,
  });
  const session = createPageSession(config, environment, { auth, api, keys, local, sessionStorage });
  const preferences = createPreferences({
    local,
    show: (theme) => (window.document.documentElement.dataset.theme = theme),
  });
  window.addEventListener('storage', ({ key }) => preferences.follow(key, location.pathname));
  const photo = createPhoto({ api, auth, urls: window.URL });
  return { config, environment, local, api, keys, auth, session, toasts, photo, preferences };
}

/**
 * Creates the app for one browser page; called once, by `main.tsx`. The parts of an area are loaded after its route
 * guard has let the user in.
 */
export function createApp(config: Config, environment: Environment) {
  const opened: Opened = {};
  const base = createBase(config, environment, opened);
  const openCommon = async (): Promise<AreaCommon> => {
    const { createAreaCommon } = await import('./areaCommon.ts');
    return (opened.common ??= createAreaCommon(base));
  };
  return {
    ...base,
    /** The parts that are created so far. */
    opened,
    /** What both areas share; created once. */
    openCommon,
    /** The state of the area `shoesize`; created once. */
    async openShoesize(): Promise<Shoesize> {
      const [common, { createShoesize }] = await Promise.all([openCommon(), import('./shoesize.ts')]);
      return (opened.shoesize ??= createShoesize(base, common));
    },
    /** The state of the area `warehouse`; created once. */
    async openWarehouse(): Promise<WarehouseArea> {
      const [common, { createWarehouseArea }] = await Promise.all([openCommon(), import('./warehouse.ts')]);
      return (opened.warehouse ??= createWarehouseArea(base, common));
    },
  };
}

/** What routes may use; the router's context carries it to their loaders. */
export type App = ReturnType<typeof createApp>;
