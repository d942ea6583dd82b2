import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoKiosks } from '../apps/store-server/src/seed/stores.ts';
import { expect, test as base } from './support/kioskPages.ts';
import { type RunningStore, startStore } from './support/store.ts';

const MINT = 'rgb(125, 240, 195)';

interface Fixtures {
  /** A store whose chain has a brand file. */
  branded: RunningStore;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  branded: async ({}, provide) => {
    const folder = await mkdtemp(join(tmpdir(), 'instore-brand-'));
    const file = join(folder, 'mint.json');
    await writeFile(file, JSON.stringify({ name: 'mint-street', accent: '#7DF0C3', radii: { box: '0px' } }));
    const store = await startStore([], { BRAND_FILE: file });
    await provide(store);
    await store.stop();
    await rm(folder, { recursive: true });
  },
});

test(
  'The portal and the kiosk have the colours of the chain from the first page on',
  { tag: ['@O-07', '@all'] },
  async ({ branded, browser, openKiosk }) => {
    const page = await browser.newPage({ baseURL: branded.url });
    await page.goto('/');
    const login = page.getByRole('button', { name: 'Login with Office 365' });
    await expect(login).toHaveCSS('background-color', MINT);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'mint-street');
    await page.close();

    const kiosk = await openKiosk(demoKiosks[0], { baseURL: branded.url });
    await expect(kiosk.getByRole('button', { name: 'Touch to start' })).toBeVisible();
    await expect(kiosk.locator('html')).toHaveAttribute('data-brand', 'mint-street');
    await kiosk.getByRole('button', { name: 'Touch to start' }).click();
    const accent = await kiosk.evaluate(() => getComputedStyle(document.body).getPropertyValue('--instore-signal'));
    expect(accent).toBe('#7DF0C3');
  },
);
