import { SignJWT } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { manualClock, memoryStorage, recordLog, recordToasts, settle, store } from '../../test/support.ts';
import type { Config } from '../config.ts';
import { createApp } from './app.ts';
import './areaCommon.ts';
import './liveUpdates.ts';
import './shoesize.ts';
import './warehouse.ts';

const now = Date.UTC(2025, 10, 21, 14, 32);
const token = await new SignJWT({ user_id: 'u-7', name: 'Maren Okafor' })
  .setProtectedHeader({ alg: 'HS256' })
  .setSubject('sub-7')
  .setExpirationTime(now / 1000 + 3600)
  .sign(new TextEncoder().encode('a key of thirty-two bytes or more'));

const answers: Record<string, unknown> = {
  '/user/u-7': { id: 'u-7', name: 'Maren Okafor' },
  '/user/role/sub-7': [{ role: 'Sales_Associate', location: 'Canal Street', locationId: 'loc-1' }],
  '/store/store-location': [store],
  '/storefront/request-lines': { content: [], totalElements: 0, counts: { request: 0, pending: 0, checkedout: 0 } },
};

const services = ['userauth', 'user', 'store', 'kiosk', 'storefront', 'consignee', 'catalogue', 'inventory'] as const;
const moreServices = ['notification', 'cube', 'graph', 'live'] as const;

const config = {
  services: Object.fromEntries([...services, ...moreServices].map((name) => [name, `https://store.example/${name}`])),
  identity: {},
  limits: { redirectOrigins: [] },
} as unknown as Config;

/** An app on a page of a user with a stored session. The test answers its calls in rounds. */
function openPage(over: { role?: string; userId?: string } = {}) {
  const pending: { path: string; answer: () => void }[] = [];
  const tokens: [path: string, authorization: string | null][] = [];
  const fetch = (request: Request) =>
    new Promise<Response>((resolve) => {
      const { pathname } = new URL(request.url);
      const found = answers[pathname];
      const answer = () =>
        resolve(found ? Response.json({ status: 200, data: found }) : new Response('', { status: 404 }));
      tokens.push([pathname, request.headers.get('authorization')]);
      pending.push({ path: pathname, answer });
    });
  const window = Object.assign(new EventTarget(), {
    localStorage: memoryStorage({
      'access-token': 'cached-token',
      'jwt-token': token,
      'user-Id': over.userId ?? 'u-7',
      'user-role': over.role ?? 'Sales_Associate',
    }),
    sessionStorage: memoryStorage(),
    // The class of the browser's storages; these are none.
    Storage: Map,
    URL,
    fetch,
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
    location: { origin: 'https://store.example', href: 'https://store.example/shoesize', pathname: '/shoesize' },
    navigator: { onLine: true },
    document: Object.assign(new EventTarget(), {
      documentElement: { dataset: {}, style: {} },
      visibilityState: 'visible',
    }),
  });
  const app = createApp(config, {
    window: window as unknown as Window & typeof globalThis,
    clock: manualClock(now),
    after: () => () => undefined,
    log: recordLog(),
    toasts: recordToasts().toasts,
    loadToasts: async () => undefined,
    playSound: async () => 'played',
    refresh: () => undefined,
  });
  onTestFinished(() => void (app.auth.status = 'signedOut'));
  /** Answers all calls in flight. Returns their paths. */
  const answerRound = async () => {
    await settle();
    const calls = pending.splice(0);
    for (const { answer } of calls) answer();
    await settle();
    return calls.map(({ path }) => path);
  };
  return { app, answerRound, tokens };
}

test('A reload of /shoesize has its lines after two rounds of calls', { tags: ['S-06', 'S-11'] }, async () => {
  const { app, answerRound } = openPage();
  void app.session.start();
  app.openAhead('/shoesize');
  expect(await answerRound()).toEqual(['/user/u-7', '/user/role/sub-7', '/store/store-location']);
  await expect.poll(() => app.auth.status).toBe('signedIn');

  const { requestLines } = await app.openShoesize();
  const read = app.opened.common?.enter().then(() => requestLines.load('1'));
  await expect.poll(() => app.stores.state.status).toBe('ready');
  const second = await answerRound();
  expect(second).toContain('/storefront/request-lines');
  expect(second).not.toContain('/store/store-location');
  await read;
  expect(requestLines.state).toMatchObject({ isKnown: true, total: 0 });
});

test.each([
  ['its stored role may not enter the area', { role: 'Warehouse_Personal' }, '/shoesize'],
  ['the stored role is that of another user', { userId: 'u-8' }, '/shoesize'],
  ['the stored role has no area', { role: 'Consignee' }, '/'],
  ['the page is in no area', {}, '/unauthorized'],
])('Nothing of an area is requested ahead if %s', { tags: 'R-04' }, async (_, stored, path) => {
  const { app, answerRound } = openPage(stored);
  void app.session.start();
  app.openAhead(path);
  expect(await answerRound()).toEqual(['/user/u-7', '/user/role/sub-7']);
});

test('A start at / requests the stores for the landing page ahead', { tags: ['R-01', 'S-06'] }, async () => {
  const { app, answerRound } = openPage();
  void app.session.start();
  app.openAhead('/');
  expect(await answerRound()).toContain('/store/store-location');
});

test('A sign-out hands back what the picker has taken', { tags: 'W-10' }, async () => {
  const { app, answerRound, tokens } = openPage();
  void app.session.start();
  await answerRound();
  await expect.poll(() => app.auth.status).toBe('signedIn');
  await app.openWarehouse();
  const entered = app.opened.common?.enter();
  await answerRound();
  await entered;
  app.auth.status = 'leaving';
  await expect
    .poll(() => tokens.find(([path]) => path.endsWith('/hand-back-picks')))
    .toEqual(['/inventory/hand-back-picks', `Bearer ${token}`]);
});
