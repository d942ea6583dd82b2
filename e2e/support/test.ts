import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { demoKiosks } from '../../apps/store-server/src/seed/stores.ts';
import { type Wish, signInKiosk } from '../../scripts/kiosk.ts';
import { type RunningStore, startStore } from './store.ts';
import { TOKEN, watch } from './watch.ts';

interface Fixtures {
  /** Opens a browser of its own, signs a person in through the real redirect, and gives their page. */
  signIn: (name: string) => Promise<Page>;
  /** Sends a try-on request as a kiosk would: of one pair that is there, unless more is wished for. */
  demoRequest: (kiosk: string, wish?: Partial<Wish>) => Promise<void>;
  /** Console errors that a test brings about on purpose: `test.use({ tolerated: /…/ })`. */
  tolerated: RegExp | undefined;
  /** Fails every test whose pages break the policy, report an error, or show a token where others could read it. */
  watched: void;
}

export const test = base.extend<Fixtures, { store: RunningStore }>({
  store: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const store = await startStore();
      await use(store);
      await store.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tolerated: [undefined, { option: true }],
  watched: [
    async ({ browser, store, tolerated }, use) => {
      const { findings, stop } = watch(browser, tolerated);
      await use();
      stop();
      expect(findings).toEqual([]);
      expect(TOKEN.test(store.log()), "a token is in the store's log").toBe(false);
    },
    { auto: true },
  ],
  signIn: async ({ browser, store }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ baseURL: store.url });
      contexts.push(context);
      const page = await context.newPage();
      await signInAs(page, name);
      return page;
    });
    for (const context of contexts) await leave(context);
  },
  demoRequest: async ({ store }, use) => {
    await use(async (name, wish) => {
      const device = demoKiosks.find((kiosk) => kiosk.name === name) ?? demoKiosks[0];
      const kiosk = await signInKiosk(store.url, device);
      await kiosk.ask({ name, pairs: 1, pick: (count) => Math.floor(Math.random() * count), ...wish });
    });
  },
});

/** Closes a browser; what is on its way through a route of the test's own is no news any more. */
export async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

/** Goes from the sign-in page through the identity provider and back. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login with Office 365' }).click();
  await page.getByRole('button', { name }).click();
}

export { expect };
