import { createApi, tracedFetch } from '@instore/api';
import { browserSignals, connect, liveUrl } from '@instore/realtime';
import { subscribeKey } from 'valtio/utils';
import type { Config } from '../config.ts';
import { createCart } from '../state/cart.ts';
import { createCatalogue } from '../state/catalogue.ts';
import { createDevice, createDeviceFacts } from '../state/device.ts';
import { createFacts, forgetCustomer } from '../state/facts.ts';
import { createIdle } from '../state/idle.ts';
import { createProgress } from '../state/progress.ts';
import { createSending } from '../state/sending.ts';
import { createView, idleKindOf, resetView, type ViewFacts } from '../state/view.ts';

/** How often progress is read while it is shown and an unsent request is tried again, ms. */
const POLL_MS = 10_000;

/** Creates the app for one browser page; called once, by `main.tsx`. */
export function createApp(config: Config, window: Window & typeof globalThis) {
  const facts = createFacts();
  const view = createView();
  const deviceFacts = createDeviceFacts();
  const locationId = (): string => deviceFacts.location?.id ?? '';
  const api = createApi({
    services: config.services,
    getToken: () => deviceFacts.token,
    getStore: () => null,
    fetch: tracedFetch(window.fetch.bind(window), window.location.origin),
    onUnauthorized: () => device.renew(),
    isOnline: () => window.navigator.onLine,
  });
  const device = createDevice(deviceFacts, { api, storage: window.localStorage, loading: facts.loading });
  const catalogue = createCatalogue({ api, facts, locationId });
  const progress = createProgress({ api, locationId, urls: window.URL, now: Date.now });
  const sending = createSending({
    api,
    facts,
    storage: window.localStorage,
    now: Date.now,
    place: () => ({ storeId: deviceFacts.store?.id ?? '', locationId: locationId() }),
    onSent: (tryoutItemId, isNew) => {
      // The next customer does not see the number of the one before.
      if (!isNew) return;
      view.screen = 'progress';
      void progress.open(tryoutItemId);
    },
  });
  const startOver = (): void => {
    progress.close();
    forgetCustomer(facts);
    resetView(view);
  };
  const idle = createIdle({ kind: () => idleKindOf(view.screen), now: Date.now, onReset: startOver });

  const loadShop = async (): Promise<void> => {
    await Promise.all([catalogue.loadFeatured(), catalogue.loadBrands()]);
  };
  const openLive = (deviceId: string) =>
    connect({
      url: liveUrl(config.services.live, window.location.href),
      getToken: () => deviceFacts.token,
      topics: { changes: { destination: `/kiosk/${deviceId}/changes`, read: (message) => message } },
      signals: browserSignals(window),
      onState: ({ kind }) => {
        view.isOnline = kind === 'live' || kind === 'connecting';
        if (kind !== 'live') return;
        void sending.retry();
        void progress.refresh();
      },
      onMessage: ({ payload }) => {
        if (payload['revoked'] === true) return leave(true);
        return void progress.refresh();
      },
    });
  let live: ReturnType<typeof openLive> | undefined;
  const leave = (isRevoked: boolean): void => {
    startOver();
    device.leave(isRevoked);
  };
  subscribeKey(deviceFacts, 'status', (status) => {
    void live?.close();
    live = status === 'ready' && deviceFacts.deviceId !== undefined ? openLive(deviceFacts.deviceId) : undefined;
    if (status === 'ready') void loadShop();
  });
  sending.restore();
  window.setInterval(idle.tick, 1000);
  window.setInterval(() => {
    if (deviceFacts.status === 'unreachable') void device.start();
    if (facts.error.feature || facts.brandsError) void loadShop();
    void sending.retry();
    void progress.refresh();
  }, POLL_MS);
  for (const event of ['pointerdown', 'keydown'] as const)
    window.addEventListener(event, idle.touch, { capture: true });
  window.addEventListener('contextmenu', (event) => event.preventDefault());
  const show = (changes: Partial<ViewFacts>): void => void Object.assign(view, changes);
  return {
    facts,
    view,
    show,
    device,
    catalogue,
    cart: createCart(facts),
    sending,
    progress,
    idle,
    startOver,
    leave,
    loadShop,
  };
}
