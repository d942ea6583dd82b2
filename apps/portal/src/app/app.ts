import { type Api, DEVICE_REPORT_MS, createApi, tracedFetch } from '@instore/api';
import { readBattery, storageOf, systemTheme, takingStarted, watchSystemTheme } from '@instore/browser';
import { fillText } from '@instore/ui';
import { subscribeKey } from 'valtio/utils';
import { version } from '../../package.json';
import type { Config } from '../config.ts';
import { createAuth } from '../session/auth.ts';
import { storedArea } from '../session/guard.ts';
import { createGoHome } from '../session/goHome.ts';
import { createLazyIdentity } from '../session/lazyIdentity.ts';
import { createSession } from '../session/session.ts';
import { START_PAGE } from '../session/startPage.ts';
import { openStoredKeys } from '../session/storedKeys.ts';
import { createTabs } from '../session/tabs.ts';
import { createHeader } from '../shared/header.ts';
import { createLanguage } from '../shared/language/language.ts';
import { createMissingPhotos } from '../shared/photos/missingPhotos.ts';
import { createPhoto } from '../shared/photos/photo.ts';
import { sayToasts } from '../shared/toasts/sayToasts.ts';
import { createPreferences } from '../shared/preferences.ts';
import { createStores } from '../shared/stores.ts';
import { createTablet, openTabletStore, watchUse } from '../tablet/index.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase, Environment } from './appBase.ts';
import type { ProfilePart } from './profile.ts';
import type { Shoesize } from './shoesize.ts';
import type { WarehouseArea } from './warehouse.ts';

/** The parts of the app that are created so far. */
interface Opened {
  common?: AreaCommon;
  shoesize?: Shoesize;
  warehouse?: WarehouseArea;
  profile?: ProfilePart;
}

/** The code of the areas, in chunks of its own. */
const code = {
  common: () => import('./areaCommon.ts'),
  shoesize: () => import('./shoesize.ts'),
  warehouse: () => import('./warehouse.ts'),
};

/** The session, which other tabs and the back/forward cache change too. */
function createPageSession(
  config: Config,
  { window, clock, after, log }: Environment,
  {
    auth,
    api,
    keys,
    local,
    tablet,
    sessionStorage,
  }: Pick<AppBase, 'auth' | 'api' | 'keys' | 'local' | 'tablet'> & { sessionStorage: Storage },
) {
  const { location } = window;
  const tabs = createTabs(window);
  const session = createSession({
    auth,
    api,
    identity: createLazyIdentity(config.identity, { origin: location.origin, session: sessionStorage }),
    keys,
    tablet,
    tabs,
    clock,
    log,
    canKeep: local instanceof window.Storage && sessionStorage instanceof window.Storage,
    after,
    goHome: createGoHome({
      // A service worker answers for the page, also without network.
      ask: async () =>
        navigator.serviceWorker?.controller
          ? { ok: true }
          : window.fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
      load: () => location.replace(START_PAGE),
      after,
      // Without network the same person may return before the page could be loaded.
      isWanted: () => auth.status !== 'redirecting' && auth.status !== 'signedIn',
    }),
  });
  tabs.onLogout(session.follow);
  window.addEventListener('pageshow', ({ persisted }) => persisted && session.restore());
  return session;
}

/** Says how a shared tablet is, once a minute while a person works on it [D-05]. The lock screen is seen by its own calls. */
function reportTablet(
  { window, clock }: Environment,
  { auth, api, tablet }: Pick<AppBase, 'auth' | 'api' | 'tablet'>,
): void {
  const report = async () => {
    if (!tablet.isEnrolled() || auth.status !== 'signedIn') return;
    await api.userauth.reportDevice({ version, ...(await readBattery(window.navigator)) });
  };
  subscribeKey(auth, 'status', () => void report());
  clock.every(DEVICE_REPORT_MS, () => void report());
}

/** Locks a shared tablet that is not used, and opens it when the PIN was entered in another tab. */
function followTablet(
  { window, clock }: Environment,
  { auth, session, tablet }: Pick<AppBase, 'auth' | 'session' | 'tablet'>,
): void {
  const { location } = window;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'jwt-token' && newValue && auth.status === 'signedOut' && tablet.isEnrolled()) void session.start();
  });
  watchUse(window, {
    tablet,
    clock,
    // A failed start has the keys of a person, too.
    isInUse: () => auth.status === 'signedIn' || auth.status === 'failed',
    onIdle: () => void session.lock(location.pathname + location.search),
  });
}

/** The tablet on which the page runs, if several people share it. */
const createPageTablet = (api: Api, local: Storage, { clock, window }: Environment) =>
  createTablet({
    api,
    store: openTabletStore(),
    local,
    clock,
    subtle: globalThis.crypto?.subtle,
    random: globalThis.crypto,
    urls: window.URL,
    // Only the lock screen needs them: the first page of others does without this code.
    clearKept: async () => {
      const { clearPerson } = await import('../shared/kept/clearPerson.ts');
      await clearPerson(window.navigator);
    },
    countUnsent: async () => (await import('../outbox/outboxStorage.ts')).openOutboxStorage().countByPerson(),
  });

/** The preferences, which other tabs and the system change too. */
function createPagePreferences(local: Storage, window: Environment['window']) {
  const { location } = window;
  const page = window.document.documentElement;
  const media = { matchMedia: window.matchMedia.bind(window) };
  const preferences = createPreferences({
    local,
    system: () => systemTheme(media),
    show: (theme) => (page.dataset.theme = theme),
    page,
  });
  window.addEventListener('storage', ({ key }) => preferences.follow(key, location.pathname));
  watchSystemTheme(media, () => preferences.enter(location.pathname));
  return preferences;
}

/** What the app has on every page. */
function createBase(config: Config, environment: Environment): AppBase {
  const { window } = environment;
  const { location } = window;
  const local = storageOf(() => window.localStorage);
  const sessionStorage = storageOf(() => window.sessionStorage);
  const keys = openStoredKeys(local, sessionStorage);
  const auth = createAuth();
  const api = createApi({
    services: config.services,
    getToken: () => auth.token ?? tablet.lockToken() ?? null,
    getStore: () => stores.state.store ?? null,
    fetch: tracedFetch(takingStarted(window), location.origin),
    onUnauthorized: () => session.renew(),
    isOnline: () => window.navigator.onLine,
    sayProblem: (problem) => {
      if (problem.needs === 'fullSignIn' && auth.status === 'signedIn') tablet.askToSignIn();
      return language.sayProblem(problem);
    },
  });
  const stores = createStores({ api, keys, auth });
  const tablet = createPageTablet(api, local, environment);
  const session = createPageSession(config, environment, { auth, api, keys, local, tablet, sessionStorage });
  followTablet(environment, { auth, session, tablet });
  reportTablet(environment, { auth, api, tablet });
  const preferences = createPagePreferences(local, window);
  const missingPhotos = createMissingPhotos({ local, clock: environment.clock });
  const photo = createPhoto({
    api,
    auth,
    directoryToken: config.identity.photoScopes && session.directoryToken,
    missing: missingPhotos,
    urls: window.URL,
  });
  const language = createLanguage({
    fill: fillText,
    load: async (wanted) => (await import('./translations.ts')).loadTranslation(wanted),
    local,
    save: (chosen) => auth.user && api.user.setLanguage({ id: auth.user.user_id, body: { language: chosen } }),
    toasts: environment.toasts,
  });
  subscribeKey(auth, 'language', (chosen) => void language.adopt(chosen));
  window.addEventListener('storage', ({ key }) => void language.follow(key));
  const toasts = sayToasts(environment.toasts, language.sayMessage);
  return {
    config,
    environment,
    local,
    api,
    keys,
    auth,
    session,
    tablet,
    toasts,
    photo,
    missingPhotos,
    preferences,
    language,
    stores,
  };
}

/**
 * Creates the app for one browser page; called once, by `main.tsx`. The parts of an area are loaded after its route
 * guard has let the user in.
 */
export function createApp(config: Config, environment: Environment) {
  const opened: Opened = {};
  const base = createBase(config, environment);
  const openCommon = async (): Promise<AreaCommon> => {
    const { createAreaCommon } = await code.common();
    return (opened.common ??= createAreaCommon(base));
  };
  return {
    ...base,
    header: createHeader(),
    /** The parts that are created so far. */
    opened,
    /**
     * Requests the code of the area at a path, and the stores, while user and role are still being read: one round trip
     * less. Does so only if the stored role may enter the area. The guard then checks the role that the server returns.
     */
    openAhead(pathname: string): void {
      const area = storedArea(base, pathname);
      if (!area) return;
      base.stores.readAhead();
      // The guard requests the code again, and reports if it cannot be loaded.
      Promise.all([code.common(), code[area]()]).catch(() => undefined);
    },
    /** Loads the stores and starts live updates when an area opens. Resolves when the location is known. */
    enterArea: async (): Promise<void> => (opened.common ?? (await openCommon())).enter(),
    /** The state of the profile page; created once. */
    async openProfile(): Promise<ProfilePart> {
      const [common, { createProfilePart }] = await Promise.all([openCommon(), import('./profile.ts')]);
      return (opened.profile ??= createProfilePart(base, common, () => opened.shoesize?.cart.follow(null)));
    },
    /** The state of the area `shoesize`; created once. */
    async openShoesize(): Promise<Shoesize> {
      if (opened.shoesize) return opened.shoesize;
      const [common, { createShoesize }] = await Promise.all([openCommon(), code.shoesize()]);
      return (opened.shoesize ??= createShoesize(base, common));
    },
    /** The state of the area `warehouse`; created once. */
    async openWarehouse(): Promise<WarehouseArea> {
      // An `import` takes a task of its own, also of loaded code: the next page would open later.
      if (opened.warehouse) return opened.warehouse;
      const [common, { createWarehouseArea }] = await Promise.all([openCommon(), code.warehouse()]);
      return (opened.warehouse ??= createWarehouseArea(base, common));
    },
  };
}

/** What routes may use; the router's context carries it to their loaders. */
export type App = ReturnType<typeof createApp>;
