import type { Page } from '@playwright/test';
import { expect, test } from '../support/faults.ts';
import { cartOf, lampOf, pass, popupOf } from '../support/outage.ts';

const maren = 'Maren Okafor, Sales_Associate';

const button = (page: Page) => page.getByRole('button', { name: 'Login with Office 365' });
const kept = (page: Page) => page.evaluate(() => [localStorage.length, sessionStorage.length]);

/** Waits until a chunk that was asked for ahead is here, with all that it needs. */
async function isFetched(page: Page, chunk: string): Promise<void> {
  const find = () =>
    page.evaluate(
      (name) => performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.name,
      `/assets/${chunk}-`,
    );
  await expect.poll(find).toBeDefined();
  await page.evaluate((address) => import(address ?? ''), await find());
}

for (const network of ['hangs', 'is cut'] as const) {
  test(`[S-09, S-10] logging out while the network ${network} ends every tab, leaves nothing behind, and the next person is asked who it is`, async ({
    open,
    wire,
  }) => {
    const page = await open(maren, { path: '/shoesize' });
    const other = await page.context().newPage();
    await other.goto('/shoesize');
    for (const tab of [page, other]) await expect(lampOf(tab)).toHaveText('Live');
    // The menu was never opened; its code came ahead.
    await isFetched(page, 'UserMenuPanel');
    if (network === 'hangs') wire.hang();
    else wire.cut();
    await page.bringToFront();
    await page.getByRole('button', { name: /Maren Okafor/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    // 2 s of waiting for the provider, which the session's own test counts, and what a busy machine needs.
    const within = { timeout: 10_000 };
    await Promise.all([page, other].map((tab) => expect(button(tab)).toBeVisible(within)));
    await expect(page.getByRole('alert')).toContainText('You are signed out here.');
    for (const tab of [page, other]) expect(await kept(tab)).toEqual([0, 0]);
    wire.mend();
    // The page goes home by itself once it can, which may be at this very moment.
    await expect(() => page.goto('/shoesize')).toPass();
    await button(page).click();
    // The provider knows the last person still.
    await expect(page.getByRole('button', { name: maren })).toBeVisible();
  });
}

test('[S-10] a page out of the back/forward cache shows nothing of a person who logged out since', async ({ open }) => {
  const page = await open(maren, { path: '/shoesize' });
  await expect(lampOf(page)).toHaveText('Live');
  // As the cache gives it back: no message reached it while it slept.
  const restore = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await restore();
  await expect(lampOf(page)).toHaveText('Live');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await restore();
  await expect(button(page)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('[L-03, L-04, K-01] after ten attempts it stops and says so, goes on polling, and starts afresh when asked, seen or online', async ({
  open,
  ask,
  wire,
}) => {
  const page = await open(maren, { path: '/shoesize', hasClock: true });
  await expect(lampOf(page)).toHaveText('Live');
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  const giveUp = async () => {
    sockets = 0;
    wire.cut();
    await expect(lampOf(page)).not.toHaveText('Live');
    await pass(page, 8 * 60_000);
    await expect(lampOf(page)).toHaveText('Live updates are off');
    expect(sockets).toBe(10);
    wire.mend();
  };

  await giveUp();
  await ask('Polled');
  await page.clock.runFor(30_000);
  await popupOf(page, 'Polled').getByRole('button', { name: 'Reject' }).click();
  await expect(lampOf(page)).toHaveText('Live updates are off');
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(lampOf(page)).toHaveText('Live');

  await giveUp();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(lampOf(page)).toHaveText('Live');

  await giveUp();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(lampOf(page)).toHaveText('Live');
});

const HOUR = 60 * 60_000;

test('[S-10, L-01, L-04, K-01] a tab that slept for 8 h renews its session once and has all that came since, once', async ({
  open,
  ask,
  wire,
}) => {
  // It wakes now: its clock is behind until then, and nothing here is from the future.
  const page = await open(maren, {
    path: '/shoesize',
    before: (context) => context.clock.install({ time: Date.now() - 8 * HOUR }),
  });
  await expect(lampOf(page)).toHaveText('Live');
  const ended = await page.evaluate(() => localStorage.getItem('jwt-token') ?? '');
  wire.hang();
  await ask('Slept');
  // The store refuses the session by the time that the tab wakes.
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
  // Frozen timers: each of them fires once, late.
  await page.clock.fastForward(8 * HOUR);
  wire.mend();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(popupOf(page, 'Slept')).toBeVisible({ timeout: 200 });
    await expect(lampOf(page)).toHaveText('Live', { timeout: 200 });
  }).toPass();
  expect(exchanges).toBe(1);
  await expect.poll(() => lists.length).toBeGreaterThan(0);
  await popupOf(page, 'Slept').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const news = page.getByRole('dialog', { name: 'Notifications' }).getByText('Kiosk Slept', { exact: false });
  await expect(news).toHaveCount(1);
});

test('[K-05, K-06, K-09, K-10, S-10] two tabs of one person: a request that one accepted leaves the other, and the cart is one', async ({
  open,
  ask,
  atStore,
}) => {
  const page = await open(maren, { path: '/shoesize' });
  const other = await page.context().newPage();
  await other.goto('/shoesize');
  for (const tab of [page, other]) await expect(lampOf(tab)).toHaveText('Live');
  await ask('Both');
  await expect(popupOf(other, 'Both')).toBeVisible();
  await popupOf(page, 'Both').getByRole('button', { name: 'Accept' }).click();
  await expect(cartOf(page).getByText('1 item,')).toBeVisible();
  // The live change takes the popup from the other tab.
  await expect(popupOf(other, 'Both')).toBeHidden();
  for (const tab of [page, other]) await expect(cartOf(tab).getByText('1 item,')).toBeVisible();
  expect(await atStore(maren, 'Both')).toEqual({ '1': 1 });
});
