import { expect, test, vi } from 'vitest';
import { listenToPush } from './push.ts';
import type { WindowOfPortal, WorkerEvents } from './scope.ts';

const tags = ['N-09'];
const shared = { language: null as string | null, badge: 2, mustShow: false };
const request = {
  kind: 'show',
  tag: 'tryout:9001',
  id: '7',
  about: 'tryout',
  size: '10.5',
  name: 'Halden Court 82',
  more: 0,
  place: 'Front door',
  url: '/shoesize',
  ...shared,
};

const subscriptionOf = (name: string) =>
  ({
    options: {},
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: `key ${name}`, auth: `auth ${name}` } }),
  }) as unknown as PushSubscription;

/** A service worker with these windows. */
function startWorker(windows: Partial<WindowOfPortal>[] = []) {
  const shown: { title: string; options: NotificationOptions; close: () => void }[] = [];
  const opened: string[] = [];
  const badges: number[] = [];
  const listeners: Partial<{ [Type in keyof WorkerEvents]: (event: WorkerEvents[Type]) => void }> = {};
  const all = windows.map((one) => ({
    focus: async () => void opened.push('focus'),
    navigate: async (url: string) => void opened.push(url),
    visibilityState: 'hidden' as const,
    url: 'https://store.example/shoesize/profile',
    ...one,
  }));
  const work: Promise<unknown>[] = [];
  const asked: { url: string; body: unknown }[] = [];
  listenToPush({
    async fetch(url, { body } = {}) {
      if (url !== '/config.json') asked.push({ url, body: JSON.parse(body as string) });
      return Response.json({ services: { notification: '/api/notification' } });
    },
    registration: {
      pushManager: { subscribe: async () => subscriptionOf('new') },
      async showNotification(title: string, options: NotificationOptions = {}) {
        const at = shown.findIndex((one) => one.options.tag === options.tag);
        if (at !== -1) shown.splice(at, 1);
        const notice = { title, options, close: () => void shown.splice(shown.indexOf(notice), 1) };
        shown.push(notice);
      },
      getNotifications: (async ({ tag }: { tag?: string } = {}) =>
        shown.filter(({ options }) => options.tag === tag)) as never,
    },
    navigator: {
      language: 'en-US',
      setAppBadge: async (count?: number) => void badges.push(count ?? 0),
      clearAppBadge: async () => void badges.push(0),
    },
    clients: { matchAll: async () => all, openWindow: async (url) => void opened.push(`open ${url}`) },
    addEventListener: (type, listen) => void Object.assign(listeners, { [type]: listen }),
  });
  const waitUntil = (one: Promise<unknown>) => void work.push(one);
  return {
    shown,
    opened,
    badges,
    asked,
    async change(event: object) {
      listeners.pushsubscriptionchange?.({ waitUntil, ...event });
      await Promise.all(work);
    },
    async push(message: unknown) {
      const text = typeof message === 'string' ? message : JSON.stringify(message);
      listeners.push?.({ waitUntil, data: { text: () => text } });
      await Promise.all(work);
    },
    async click(data: unknown) {
      const notification = { data, close: vi.fn() };
      listeners.notificationclick?.({ waitUntil, notification: notification as never });
      await Promise.all(work);
      expect(notification.close).toHaveBeenCalled();
    },
  };
}

test.each([
  [{}, '10.5 Halden Court 82', 'New request, Kiosk Front door'],
  [{ more: 2 }, '10.5 Halden Court 82 +2', 'New request, Kiosk Front door'],
  [{ language: 'es' }, '10.5 Halden Court 82', 'Nueva solicitud, Kiosco Front door'],
  [{ language: 'ar' }, '10.5 Halden Court 82', 'طلب جديد, الكشك Front door'],
  [{ about: 'hold-ends', place: null }, '10.5 Halden Court 82', 'The hold ends'],
  [{ about: 'delivery', size: null, name: null, place: 'Acme' }, 'Delivery with differences', 'Acme'],
  [{ about: 'a kind of a newer store' }, '10.5 Halden Court 82', 'New request, Front door'],
])('The notice of a message with %o says what a person fetches', { tags }, async (over, title, body) => {
  const { shown, push } = startWorker();
  await push({ ...request, ...over });
  expect(shown).toMatchObject([{ title, options: { body, tag: 'tryout:9001' } }]);
});

test('The icon has the number of open notifications', { tags }, async () => {
  const { badges, push } = startWorker();
  await push(request);
  await push({ ...request, badge: 0 });
  expect(badges).toEqual([2, 0]);
});

test('A subscription that the browser changes is renewed at the store', { tags }, async () => {
  const before = { endpoint: 'https://push.example/old', auth: 'auth old' };
  const sent = { endpoint: 'https://push.example/new', p256dh: 'key new', auth: 'auth new', before };
  for (const newSubscription of [subscriptionOf('new'), null]) {
    const { asked, change } = startWorker();
    await change({ oldSubscription: subscriptionOf('old'), newSubscription });
    expect(asked).toEqual([{ url: '/api/notification/push/renewal', body: sent }]);
  }
  const { asked, change } = startWorker();
  await change({ oldSubscription: null });
  expect(asked).toEqual([]);
});

test('A portal on screen shows no notice, unless the browser wants one', { tags }, async () => {
  const { shown, push } = startWorker([{ visibilityState: 'visible' }]);
  await push(request);
  expect(shown).toEqual([]);
  await push({ ...request, mustShow: true });
  expect(shown).toHaveLength(1);
});

test('A kiosk on screen is no portal', { tags }, async () => {
  const { shown, push } = startWorker([{ visibilityState: 'visible', url: 'https://store.example/kiosk/' }]);
  await push(request);
  expect(shown).toHaveLength(1);
});

test('A newer message about the same object replaces the notice, and its end closes it', { tags }, async () => {
  const { shown, push } = startWorker();
  await push(request);
  await push({ ...request, about: 'late' });
  expect(shown).toMatchObject([{ options: { body: 'A request waits for you, Kiosk Front door' } }]);
  await push({ kind: 'close', tag: 'tryout:9001', locked: null, ...shared });
  expect(shown).toEqual([]);
});

test('A locked tablet says only how many, and less when one is handled', { tags }, async () => {
  const { shown, push } = startWorker([{ visibilityState: 'visible' }]);
  await push({ kind: 'locked', count: 2, ...shared });
  expect(shown).toMatchObject([{ title: '2 notifications wait', options: { tag: 'locked' } }]);
  await push({ kind: 'close', tag: 'x', locked: 1, ...shared });
  expect(shown).toMatchObject([{ title: '1 notification waits', options: { silent: true } }]);
  await push({ kind: 'close', tag: 'x', locked: 0, ...shared });
  expect(shown).toEqual([]);
});

test.each(['no JSON', '{"kind":"of a newer store"}', JSON.stringify({ ...request, url: 'https://attacker.example' })])(
  'A message that is not understood shows nothing: %s',
  { tags },
  async (text) => {
    const { shown, push } = startWorker();
    await push(text);
    expect(shown).toEqual([]);
  },
);

test('A click opens the page in the window that is there, or in a new one', { tags }, async () => {
  const there = startWorker([{}]);
  await there.click('/shoesize?status=3');
  expect(there.opened).toEqual(['focus', '/shoesize?status=3']);
  const none = startWorker();
  await none.click('/shoesize');
  await none.click('https://attacker.example');
  expect(none.opened).toEqual(['open /shoesize', 'open /']);
});

test('A window that the browser does not bring to the front still opens the page', { tags }, async () => {
  const { opened, click } = startWorker([{ focus: async () => Promise.reject(new Error('not allowed')) }]);
  await click('/shoesize');
  expect(opened).toEqual(['/shoesize']);
});
