import type { Browser, Page } from '@playwright/test';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';
import { expect, test } from './support/test.ts';

/** Opens the kiosk at the front door, upright. */
async function openKiosk(browser: Browser, url: string): Promise<Page> {
  const { deviceId, key } = demoKiosks[0];
  const localStorage = [{ name: 'kiosk-device', value: JSON.stringify({ deviceId, key }) }];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1080, height: 1920 }, storageState });
  const page = await context.newPage();
  await page.goto('/kiosk/');
  return page;
}

/** Chooses a featured product in the first size in stock. */
async function fillCart(kiosk: Page): Promise<void> {
  await kiosk.getByRole('button', { name: 'Touch to start' }).click();
  await kiosk
    .getByRole('button', { name: /Halden Court 82/ })
    .first()
    .click();
  await kiosk.getByRole('radio', { name: /left$/ }).first().click();
  await kiosk.getByRole('button', { name: 'Request to try on' }).click();
}

test('[C-08, C-10, C-14] A customer finds a size, asks for it, sees who brings it at once, and withdraws it', async ({
  browser,
  store,
  signIn,
}) => {
  const maren = await signIn('Maren Okafor');
  await expect(maren).toHaveURL(/shoesize/);
  const kiosk = await openKiosk(browser, store.url);
  await fillCart(kiosk);
  await expect(kiosk.getByText('1 item')).toBeVisible();
  await kiosk.getByRole('button', { name: 'Send request' }).click();
  await expect(kiosk.getByText('Waiting for an answer.')).toBeVisible();
  await expect(kiosk.getByText(/^\d{3}$/)).toBeVisible();

  await maren.getByRole('button', { name: 'Accept' }).click();
  await expect(kiosk.getByText('Maren is bringing your shoes')).toBeVisible({ timeout: 3000 });

  await kiosk.getByRole('button', { name: 'Cancel request' }).click();
  await expect(kiosk.getByText('Cancelled')).toBeVisible();
  await kiosk.getByRole('button', { name: 'Done' }).click();
  await expect(kiosk.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await kiosk.context().close();
});

test('[C-09] A wrong pairing code is refused on the first screen with the reason', async ({ browser, store }) => {
  const context = await browser.newContext({ baseURL: store.url, viewport: { width: 1280, height: 800 } });
  const kiosk = await context.newPage();
  await kiosk.goto('/kiosk/');
  for (let digit = 0; digit < 8; digit += 1) await kiosk.getByRole('button', { name: '0', exact: true }).click();
  await kiosk.getByRole('button', { name: 'Pair' }).click();
  await expect(kiosk.getByText('This code is wrong. Check its eight digits.')).toBeVisible();
  await context.close();
});
