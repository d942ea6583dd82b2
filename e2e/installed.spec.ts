import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';
import { expect, test } from './support/kioskPages.ts';
import { signInAs } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker keeps the app's files. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** The addresses of everything in Cache Storage. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(kept.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Paths of services, of the sign-in and of the configuration. */
const NEVER = /^\/(api|graph|oidc|auth|ws|artwork)(\/|$)|config\.json|healthz/;

/** Serves another version of an app's service worker while `run` runs, and lets the page find it. */
async function withNextVersion(app: string, page: Page, run: () => Promise<void>): Promise<void> {
  const file = fileURLToPath(new URL(`../apps/${app}/dist/sw.js`, import.meta.url));
  const version = await readFile(file, 'utf8');
  try {
    await writeFile(file, `${version}\n// The next version.`);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await run();
  } finally {
    await writeFile(file, version);
  }
}

test(
  'A kiosk opens without a network after its first visit and caches no data',
  { tag: ['@C-13', '@O-06'] },
  async ({ openKiosk }) => {
    const kiosk = await openKiosk(demoKiosks[0]);
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    await installed(kiosk);
    const paths = await cached(kiosk);
    expect(paths).toContain('/kiosk/index.html');
    expect(paths.filter((path) => NEVER.test(path) || !path.startsWith('/kiosk/'))).toEqual([]);
    const manifest = await kiosk.request.get('/kiosk/manifest.webmanifest');
    expect(await manifest.json()).toMatchObject({ display: 'fullscreen', scope: '/kiosk/', start_url: '/kiosk/' });

    await kiosk.context().setOffline(true);
    const before = performance.now();
    await kiosk.reload();
    await expect(kiosk.getByText('The store is not reachable. Trying again…')).toBeVisible();
    test.info().annotations.push({ type: 'shell after', description: `${Math.round(performance.now() - before)} ms` });
    await kiosk.context().setOffline(false);
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();

    await withNextVersion('kiosk', kiosk, async () => {
      const offer = kiosk.getByRole('button', { name: 'New version' });
      await expect(offer).toBeVisible();
      await kiosk.getByRole('button', { name: 'Touch to start' }).click();
      await expect(offer).toBeHidden();
      await kiosk.getByRole('button', { name: 'Start over' }).click();
      const loaded = kiosk.waitForEvent('load');
      await offer.click();
      await loaded;
      await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();
      await expect(offer).toBeHidden();
    });
  },
);

test(
  'The portal is installable, and caches no data and no sign-in page',
  { tag: ['@C-13', '@O-06', '@all'] },
  async ({ browser, store }) => {
    const context = await browser.newContext({ baseURL: store.url });
    const page = await context.newPage();
    await signInAs(page, 'Dario Vance');
    await expect(page).toHaveURL(/warehouse/);
    await installed(page);
    const paths = await cached(page);
    expect(paths).toContain('/index.html');
    expect(paths.filter((path) => NEVER.test(path) || path.startsWith('/kiosk'))).toEqual([]);
    // The kiosk and the pages of the sign-in are not answered by the portal's worker.
    await page.reload();
    const kiosk = await context.newPage();
    await kiosk.goto('/kiosk/');
    await expect(kiosk.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await kiosk.close();

    await withNextVersion('portal', page, async () => {
      await expect(page.getByText('A new version is ready.')).toBeVisible();
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Load it' }).click();
      await loaded;
      await expect(page).toHaveURL(/warehouse/);
    });
    await context.close();
  },
);
