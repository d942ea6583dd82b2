import type { Page } from '@playwright/test';
import { expect, test } from '../support/faults.ts';
import { accept, cartOf, connectionOf, pass, popupOf, reject } from '../support/outage.ts';
import { isEveryRepetition } from '../support/repetitions.ts';
import { personAt } from '../support/signIns.ts';

const maren = 'Maren Okafor, Sales_Associate';
/** Of a location without kiosks: no popup covers the user menu. */
const caleb = 'Caleb Osei, Sales_Associate';

const button = (page: Page) => page.getByRole('button', { name: 'Login with Office 365' });
const kept = (page: Page) => page.evaluate(() => [localStorage.length, sessionStorage.length]);

/** Waits until a chunk that is loaded ahead has arrived with its imports. */
async function isFetched(page: Page, chunk: string): Promise<void> {
  const find = () =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.name,
      `/assets/${chunk}-`,
    );
  await expect.poll(find).toBeDefined();
  await page.evaluate((address) => import(address ?? ''), await find());
}

// Without an answer the portal waits 2 s. A provider that fails at once is a case of the session's unit tests.
for (const network of isEveryRepetition ? (['hangs', 'is cut'] as const) : (['hangs'] as const)) {
  test(
    `a logout while the network ${network} signs out all tabs and clears the storages`,
    { tag: ['@S-09', '@S-10'] },
    async ({ open, storeProxy }) => {
      const page = await open(caleb, { path: '/shoesize' });
      const other = await page.context().newPage();
      await other.goto('/shoesize');
      for (const tab of [page, other]) await expect(connectionOf(tab)).toHaveText('Live');
      // The code of the menu is loaded before it is opened.
      await isFetched(page, 'UserMenuPanel');
      if (network === 'hangs') storeProxy.hang();
      else storeProxy.cut();
      await page.bringToFront();
      await page.getByRole('button', { name: /Caleb Osei/ }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      // 2 s until the portal stops waiting for the provider, and time for a busy machine.
      const within = { timeout: 10_000 };
      await Promise.all([page, other].map((tab) => expect(button(tab)).toBeVisible(within)));
      await expect(page.getByRole('alert')).toContainText('You are signed out here.');
      for (const tab of [page, other]) expect(await kept(tab)).toEqual([0, 0]);
      // The page loads '/' itself when it reaches the store again; a navigation at the same time would be aborted.
      const loaded = page.waitForEvent('load');
      storeProxy.restore();
      await loaded;
      await button(page).click();
      // The provider still has the session of the last user.
      await expect(personAt(page, caleb)).toBeVisible();
    },
  );
}

test(
  'a page from the back/forward cache shows nothing of a user who has logged out',
  { tag: '@S-10' },
  async ({ open }) => {
    const page = await open(maren, { path: '/shoesize' });
    await expect(connectionOf(page)).toHaveText('Live');
    // A page in the cache gets no messages, so it reads the session again at `pageshow`.
    const restore = () =>
      page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await restore();
    await expect(connectionOf(page)).toHaveText('Live');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await restore();
    await expect(button(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  'after ten attempts live updates stop with a message, and polling continues',
  { tag: ['@L-03', '@L-04', '@K-01'] },
  async ({ open, sendRequest, storeProxy }) => {
    const page = await open(maren, { path: '/shoesize', hasClock: true });
    await expect(connectionOf(page)).toHaveText('Live');
    let sockets = 0;
    page.on('websocket', () => (sockets += 1));
    const giveUp = async () => {
      sockets = 0;
      storeProxy.cut();
      await expect(connectionOf(page)).not.toHaveText('Live');
      await pass(page, 8 * 60_000);
      await expect(connectionOf(page)).toHaveText('Live updates are off');
      expect(sockets).toBe(10);
      storeProxy.restore();
    };

    await giveUp();
    await sendRequest('Polled');
    await page.clock.runFor(30_000);
    await reject(popupOf(page, 'Polled'));
    await expect(connectionOf(page)).toHaveText('Live updates are off');
    await page.getByRole('button', { name: 'Retry', exact: true }).click();
    await expect(connectionOf(page)).toHaveText('Live');

    await giveUp();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(connectionOf(page)).toHaveText('Live');

    await giveUp();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(connectionOf(page)).toHaveText('Live');
  },
);

const HOUR = 60 * 60_000;

test(
  'a tab that slept for 8 h renews its session once and shows each request once',
  { tag: ['@S-10', '@L-01', '@L-04', '@K-01'] },
  async ({ open, sendRequest, storeProxy }) => {
    // The page's clock starts 8 h late, so that it shows the real time after the sleep.
    const page = await open(maren, {
      path: '/shoesize',
      before: (context) => context.clock.install({ time: Date.now() - 8 * HOUR }),
    });
    await expect(connectionOf(page)).toHaveText('Live');
    const ended = await page.evaluate(() => localStorage.getItem('jwt-token') ?? '');
    storeProxy.hang();
    await sendRequest('Slept');
    // The session token has expired when the tab wakes.
    await page.route('**/api/**', (route) =>
      route.request().headers()['authorization'] === `Bearer ${ended}`
        ? route.fulfill({ status: 401, body: '' })
        : route.fallback(),
    );
    let exchanges = 0;
    const lists: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/authenticate/oauth')) exchanges += 1;
      if (response.ok() && response.url().includes('/request-lines')) lists.push(response.url());
    });
    // After a sleep each timer fires once.
    await page.clock.fastForward(8 * HOUR);
    storeProxy.restore();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(popupOf(page, 'Slept')).toBeVisible({ timeout: 200 });
      await expect(connectionOf(page)).toHaveText('Live', { timeout: 200 });
    }).toPass();
    expect(exchanges).toBe(1);
    await expect.poll(() => lists.length).toBeGreaterThan(0);
    await reject(popupOf(page, 'Slept'));
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const notification = page.getByRole('dialog', { name: 'Notifications' }).getByText('Kiosk Slept', { exact: false });
    await expect(notification).toHaveCount(1);
  },
);

test(
  'a request accepted in one tab leaves the other tab, and both show the same cart',
  { tag: ['@K-05', '@K-06', '@K-09', '@K-10', '@S-10'] },
  async ({ open, sendRequest, atStore }) => {
    const page = await open(maren, { path: '/shoesize' });
    const other = await page.context().newPage();
    await other.goto('/shoesize');
    for (const tab of [page, other]) await expect(connectionOf(tab)).toHaveText('Live');
    await sendRequest('Both');
    await expect(popupOf(other, 'Both')).toBeVisible();
    await accept(popupOf(page, 'Both'));
    await expect(cartOf(page).getByText('1 item,')).toBeVisible();
    // The live change closes the popup in the other tab.
    await expect(popupOf(other, 'Both')).toBeHidden();
    for (const tab of [page, other]) await expect(cartOf(tab).getByText('1 item,')).toBeVisible();
    expect(await atStore(maren, 'Both')).toEqual({ '1': 1 });
  },
);
