import type { Page } from '@playwright/test';
import { expect, test } from '../support/faults.ts';
import { lampOf } from '../support/outage.ts';

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
