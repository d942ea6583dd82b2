import { DEVICE_REPORT_MS, createApi, tracedFetch } from '@instore/api';
import { keepBack, readBattery, storageOf } from '@instore/browser';
import { browserSignals, connect, liveUrl } from '@instore/realtime';
import { subscribeKey } from 'valtio/utils';
import { version } from '../../package.json';
import type { Config } from '../config.ts';
import type { Kiosk } from '../state/kiosk.ts';
import { createKiosk } from '../state/kiosk.ts';

type Page = Window & typeof globalThis;

/** How often progress and called numbers are read while they are shown, and what failed is tried again, s. */
const POLL_SECONDS = 10;

/** Creates the kiosk for one browser page; called once, by `main.tsx`. */
export function createApp({ services, kiosk: settings }: Config, window: Page): Kiosk {
  const api = createApi({
    services,
    getToken: () => kiosk.device.token,
    getStore: () => null,
    fetch: tracedFetch(window.fetch.bind(window), window.location.origin),
    onUnauthorized: () => kiosk.renew(),
    isOnline: () => window.navigator.onLine,
  });
  const kiosk = createKiosk({
    api,
    settings,
    storage: storageOf(() => window.localStorage),
    now: Date.now,
    elapsed: () => window.performance.now(),
    log: window.console,
    urls: window.URL,
  });
  connectWhenReady(kiosk, liveUrl(services.live, window.location.href), window);
  kiosk.restoreUnsent();
  const report = async () => {
    if (kiosk.device.status !== 'ready') return;
    await api.userauth.reportDevice({ version, ...(await readBattery(window.navigator)) });
  };
  subscribeKey(kiosk.device, 'status', () => void report());
  window.setInterval(() => void report(), DEVICE_REPORT_MS);
  window.setInterval(() => beat(kiosk), 1000);
  // As on a touch, the countdown stops first.
  keepBack(window, () => (kiosk.view.idleSeconds === undefined ? kiosk.back() : kiosk.idle.touch()));
  // A long press opens no menu.
  window.addEventListener('contextmenu', (event) => event.preventDefault());
  return kiosk;
}

/** Listens to the changes of the kiosk's own requests, and reads the shop, whenever the kiosk has a session. */
function connectWhenReady(kiosk: Kiosk, url: string, window: Page): void {
  const { device, view } = kiosk;
  let live: ReturnType<typeof connect> | undefined;
  subscribeKey(device, 'status', (status) => {
    void live?.close();
    live = undefined;
    if (status !== 'ready') return;
    void kiosk.loadShop();
    live = connect({
      url,
      getToken: () => device.token,
      topics: { changes: { destination: `/kiosk/${device.deviceId}/changes`, read: (message) => message } },
      signals: browserSignals(window),
      socketFactory: (address, protocols) => new window.WebSocket(address, protocols),
      onState: ({ kind }) => {
        view.isOnline = kind === 'live' || kind === 'connecting';
        if (kind === 'live') {
          catchUp(kiosk);
          void kiosk.loadCalled();
        } else kiosk.forgetCalled();
      },
      onMessage: ({ payload }) => {
        if (payload['revoked'] === true) {
          kiosk.leave(true);
          return;
        }
        void kiosk.refreshProgress();
        if (payload['called'] === true) void kiosk.loadCalled();
      },
    });
  });
}

/** Sends what waits, and reads what may have changed during an outage. */
function catchUp(kiosk: Kiosk): void {
  void kiosk.retrySending();
  void kiosk.refreshProgress();
}

/** Counts down to the next poll; runs once a second. */
function beat(kiosk: Kiosk): void {
  const { view, device } = kiosk;
  kiosk.idle.tick();
  view.retrySeconds -= 1;
  if (view.retrySeconds > 0) return;
  view.retrySeconds = POLL_SECONDS;
  void kiosk.retryLoads();
  catchUp(kiosk);
  // A call is listed for some minutes; nothing tells that they are over.
  if (device.status === 'ready' && view.screen === 'attract') void kiosk.loadCalled();
}
