import { SERVICES } from '@instore/api';
import { memoryStorage } from '@instore/browser';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../config.ts';
import { createApp } from './app.ts';

/** The listeners of the page for the network, which the live connection adds. */
const NETWORK_EVENTS = new Set(['online', 'offline', 'visibilitychange', 'pageshow']);

/** Counts the listeners for the network. */
class Target extends EventTarget {
  listeners: string[] = [];
  override addEventListener = (type: string, listener: (event: Event) => void) => {
    super.addEventListener(type, listener);
    if (NETWORK_EVENTS.has(type)) this.listeners.push(type);
  };
  override removeEventListener = (type: string, listener: (event: Event) => void) => {
    super.removeEventListener(type, listener);
    if (NETWORK_EVENTS.has(type)) this.listeners.splice(this.listeners.indexOf(type), 1);
  };
}

/** A socket that does not open. */
const openSocket = function openSocket() {
  return { close: () => undefined, send: (_frame: string): void => undefined };
};

/** A live endpoint that confirms each frame, and sends what the test publishes. */
function openLive() {
  const open: { reply: (frame: string) => void; destination: string }[] = [];
  const WebSocket = function WebSocket() {
    const socket = {
      readyState: 1,
      onopen: () => undefined,
      onclose: (_event: object) => undefined,
      onmessage: (_event: { data: string }) => undefined,
      close: () => undefined,
      send(frame: string) {
        const headerOf = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(frame)?.[1] ?? '';
        const reply = (data: string) => queueMicrotask(() => socket.onmessage({ data: `${data}\0` }));
        if (frame.startsWith('CONNECT')) reply('CONNECTED\nversion:1.2\n\n');
        if (!frame.startsWith('SUBSCRIBE')) return;
        open.push({
          destination: headerOf('destination'),
          reply: (body) => reply(`MESSAGE\nsubscription:${headerOf('id')}\nmessage-id:1\n\n${body}`),
        });
        reply(`RECEIPT\nreceipt-id:${headerOf('receipt')}\n\n`);
      },
    };
    setTimeout(() => socket.onopen());
    return socket;
  };
  return { WebSocket, open };
}

/** The kiosk on a page whose store refuses every call. The test is its clock. */
function openPage(isOnline = false, { status = 404, WebSocket = openSocket } = {}) {
  const paths: string[] = [];
  const beats: (() => void)[] = [];
  const history = {
    state: null as unknown,
    pushState: (state: unknown) => void (history.state = state),
  };
  const window = Object.assign(new Target(), {
    fetch: async (request: Request) => {
      paths.push(new URL(request.url).pathname);
      return new Response('', { status });
    },
    location: { origin: 'https://store.example', href: 'https://store.example/kiosk' },
    navigator: { onLine: isOnline },
    document: Object.assign(new Target(), { visibilityState: 'visible' }),
    localStorage: memoryStorage(),
    performance: { now: () => 0 },
    console: { warn: () => undefined },
    URL,
    WebSocket,
    history,
    setInterval: (beat: () => void) => beats.push(beat),
  });
  const addresses = [...SERVICES, 'live'].map((name) => [name, `https://store.example/${name}`]);
  const config = { services: Object.fromEntries(addresses) as never, kiosk: DEFAULT_SETTINGS };
  const kiosk = createApp(config, window as unknown as Window & typeof globalThis);
  onTestFinished(() => kiosk.leave(false));
  return {
    kiosk,
    window,
    paths,
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) beats.forEach((beat) => beat());
    },
    pressBack() {
      history.state = null;
      window.dispatchEvent(new Event('popstate'));
    },
  };
}

test(
  'every ten seconds the kiosk reads failed data and the shown progress again',
  { tags: ['C-10', 'C-12'] },
  async () => {
    const { kiosk, paths, pass } = openPage(true);
    void kiosk.openProgress('9001');
    await expect.poll(() => paths.length).toBe(1);
    pass(1);
    expect(kiosk.view.retrySeconds).toBe(10);
    await expect.poll(() => paths.length).toBe(2);
    pass(9);
    expect(kiosk.view.retrySeconds).toBe(1);
    kiosk.state.shop.error.facets = { ok: false, kind: 'server', status: 500 };
    pass(1);
    expect(kiosk.view.retrySeconds).toBe(10);
    await expect.poll(() => paths.filter((path) => path.includes('9001')).length).toBe(3);
    expect(paths.filter((path) => !path.includes('9001'))).not.toEqual([]);
  },
);

test('Back opens the screen before, but during the countdown it only stops it', { tags: ['C-08', 'C-11'] }, () => {
  const { kiosk, pressBack } = openPage();
  Object.assign(kiosk.view, { screen: 'cart', before: 'products', idleSeconds: 10 });
  pressBack();
  expect([kiosk.view.screen, kiosk.view.idleSeconds]).toEqual(['cart', undefined]);
  pressBack();
  expect(kiosk.view.screen).toBe('products');
});

test('a long press opens no menu', { tags: 'C-08' }, () => {
  const { window } = openPage();
  const press = new Event('contextmenu', { cancelable: true });
  window.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

test.each([
  ['offline without a network', false, false],
  ['not called offline while it connects', true, true],
])(
  'a kiosk with a session is %s, and listens no more once it is shut out',
  { tags: 'C-12' },
  async (_, hasNetwork, isOnline) => {
    const { kiosk, window } = openPage(hasNetwork);
    Object.assign(kiosk.device, { status: 'ready', deviceId: 'k1', key: 'key', token: 'token' });
    await expect.poll(() => window.listeners.length).toBeGreaterThan(0);
    expect(kiosk.view.isOnline).toBe(isOnline);
    kiosk.leave(true);
    await expect.poll(() => [...window.listeners, ...window.document.listeners]).toEqual([]);
  },
);

test(
  'a live kiosk sends waiting requests, and leaves when it is shut out',
  { tags: ['C-09', 'C-10', 'C-12'] },
  async () => {
    const { WebSocket, open } = openLive();
    const { kiosk, paths } = openPage(true, { WebSocket });
    const request = { variantIds: ['v1'], key: 'key-of-request', askedAt: new Date().toISOString() };
    Object.assign(kiosk.state, { leftRequests: [request] });
    Object.assign(kiosk.progress, { tryoutItemId: '9001' });
    Object.assign(kiosk.device, { status: 'ready', deviceId: 'k1', key: 'key', token: 'token' });
    const reads = () => paths.filter((path) => path.includes('9001')).length;
    await expect.poll(reads).toBe(1);
    expect(open.map(({ destination }) => destination)).toEqual(['/kiosk/k1/changes']);
    await expect.poll(() => kiosk.state.leftRequests).toEqual([]);
    open[0]?.reply('{"id":"1"}');
    await expect.poll(reads).toBe(2);
    expect(kiosk.device.status).toBe('ready');
    open[0]?.reply('{"id":"2","revoked":true}');
    await expect.poll(() => kiosk.device).toMatchObject({ status: 'unpaired', isRevoked: true });
  },
);

test('a kiosk reads the called numbers when they may have changed', { tags: 'C-10' }, async () => {
  const { WebSocket, open } = openLive();
  const { kiosk, window, paths, pass } = openPage(true, { WebSocket });
  const reads = () => paths.filter((path) => path.endsWith('/called-numbers')).length;
  pass(1);
  Object.assign(kiosk.device, { status: 'ready', deviceId: 'k1', key: 'key', token: 'token' });
  await expect.poll(reads).toBe(1);
  open[0]?.reply('{"id":"1","tryouts":[],"called":true}');
  await expect.poll(reads).toBe(2);
  kiosk.view.screen = 'browse';
  pass(10);
  kiosk.view.screen = 'attract';
  pass(10);
  await expect.poll(reads).toBe(3);
  kiosk.state.called = [{ number: 112, spot: null, calledAt: '' }];
  window.navigator.onLine = false;
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => kiosk.state.called).toEqual([]);
});

test('a kiosk without a network sends no request', { tags: 'C-12' }, async () => {
  const { kiosk, paths } = openPage();
  const request = { storeId: 's', locationId: 'l', lines: [{ inventoryItemId: 'v1' }], askedAt: '' };
  expect(await kiosk.api.kiosk.requestTryout(request)).toMatchObject({ kind: 'offline' });
  expect(paths).toEqual([]);
});

test('a kiosk whose session has ended signs in with its key', { tags: 'C-09' }, async () => {
  const { kiosk, paths } = openPage(true, { status: 401 });
  Object.assign(kiosk.device, { deviceId: 'k1', key: 'key', token: 'token' });
  await kiosk.api.kiosk.getTryoutByNumber({ number: 100 });
  expect(paths).toHaveLength(2);
  expect(paths[1]).toMatch(/^\/userauth\//);
  expect(kiosk.device.isRevoked).toBe(true);
});
