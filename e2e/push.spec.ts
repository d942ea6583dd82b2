import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Lets the browser deliver messages of a push service to the portal's service worker. */
async function openDelivery(page: Page): Promise<(message: object) => Promise<void>> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const portal = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (portal) resolve(portal.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await workerOf(page.context()).evaluate(keepNotices);
  return async (message) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
  };
}

/** The portal's service worker. */
function workerOf(context: BrowserContext): Worker {
  const worker = context.serviceWorkers().find((one) => new URL(one.url()).pathname === '/sw.js');
  if (worker === undefined) throw new Error('The portal has no service worker.');
  return worker;
}

/** A notice that the worker has shown. */
interface Shown {
  title: string;
  body: string;
  tag: string;
  data: unknown;
  close: () => void;
}

/**
 * Keeps the notices of the worker in a list. The browser of the tests has neither a screen for them nor an icon: its
 * headless shell refuses the first and ends with the second.
 */
function keepNotices(): void {
  const scope = globalThis as unknown as { notices: Shown[]; navigator: Navigator };
  scope.notices = [];
  for (const name of ['setAppBadge', 'clearAppBadge']) {
    Object.defineProperty(scope.navigator, name, { value: async () => undefined });
  }
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(title: string, { body = '', tag = '', data = undefined as unknown } = {}) {
      const close = () => (scope.notices = scope.notices.filter((one) => one !== notice));
      const notice: Shown = { title, body, tag, data, close };
      scope.notices = [...scope.notices.filter((one) => one.tag !== tag), notice];
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      scope.notices.filter((one) => tag === undefined || one.tag === tag),
  });
}

/** The notices that the portal's service worker shows, as title and text. */
const noticesOf = (page: Page): Promise<string[]> =>
  workerOf(page.context()).evaluate(() => {
    const { notices } = globalThis as unknown as { notices: Shown[] };
    return notices.map(({ title, body }) => `${title}: ${body}`);
  });

/** Presses the first notice: the worker gets the event that the browser would send. */
const pressNotice = (context: BrowserContext): Promise<void> =>
  workerOf(context).evaluate(() => {
    const [notification] = (globalThis as unknown as { notices: Shown[] }).notices;
    globalThis.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
  });

/** What each message has. */
const shared = { language: null, badge: 0, mustShow: false };

const request = {
  kind: 'show',
  tag: 'tryout:9001',
  id: '7',
  about: 'checked-out',
  size: '10.5',
  name: 'Halden Court 82',
  more: 0,
  place: null,
  url: '/shoesize?status=3&object=48213',
  ...shared,
};

test(
  'A notice shows what was chosen, closes when handled, and opens its object',
  { tag: ['@N-09'] },
  async ({ signIn, store }) => {
    const page = await signIn('Maren Okafor', { path: '/shoesize/profile' });
    const context = page.context();
    // The browser of the tests has no window, and blocks notifications for a page: the page says what helps.
    await expect(page.getByText('This browser blocks calls.')).toBeVisible();
    await context.grantPermissions(['notifications'], { origin: store.url });
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Allow calls' })).toBeVisible();
    const kind = page.getByRole('switch', { name: 'Hold ends in 10 min' });
    await expect(kind).not.toBeChecked();
    await kind.click();
    await expect(kind).toBeEnabled();
    await page.getByRole('switch', { name: /Nothing rings at night/ }).click();
    await expect(page.getByRole('group', { name: 'Quiet from' })).toBeVisible();
    await page.reload();
    await expect(kind).toBeChecked();
    await expect(page.getByRole('group', { name: 'Quiet from' })).toBeVisible();

    const deliver = await openDelivery(page);
    // The portal is on screen: its bell has it.
    await deliver(request);
    await deliver({ kind: 'test', ...shared });
    await expect.poll(() => noticesOf(page)).toEqual(['Calls reach this device: ']);
    // As if the portal was closed: the kiosk's page is no page of the portal.
    await page.goto('/kiosk/');
    await deliver(request);
    await expect.poll(() => noticesOf(page)).toContain('10.5 Halden Court 82: A pair is checked out to you');
    await deliver({ kind: 'close', tag: request.tag, locked: null, ...shared });
    await expect.poll(() => noticesOf(page)).toEqual(['Calls reach this device: ']);
    await page.goto('/shoesize/profile');
    await deliver({ ...request, tag: 'test', mustShow: true });
    await expect.poll(() => noticesOf(page)).toEqual(['10.5 Halden Court 82: A pair is checked out to you']);
    await pressNotice(context);
    // The router writes numbers in quotes, once it has read the address.
    await expect(page).toHaveURL(/\/shoesize\?status=(%22)?3(%22)?&object=(%22)?48213/);
    await expect.poll(() => noticesOf(page)).toEqual([]);
  },
);
