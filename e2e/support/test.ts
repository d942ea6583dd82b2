import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { demoKiosks } from '../../apps/store-server/src/seed/stores.ts';
import { type Kiosk, type Wish, signInKiosk } from '../../scripts/kiosk.ts';
import { type SignIns, createSignIns, signInAs } from './signIns.ts';
import { type RunningStore, startStore } from './store.ts';
import { TOKEN, watch } from './watch.ts';
import { type Wire, layWire } from './wire.ts';

interface Fixtures {
  /** Opens a browser context in which a person is signed in already, at '/', and gives its page. */
  signIn: (name: string) => Promise<Page>;
  /** Like `signIn`, but through the sign-in page and the identity provider: for tests of the sign-in and of the logout. */
  signInByRedirect: (name: string) => Promise<Page>;
  /** Sends a try-on request as a kiosk would: of one pair that is there, unless more is wished for. */
  demoRequest: (kiosk: string, wish?: Partial<Wish>) => Promise<void>;
  /** Console errors that a test brings about on purpose: `test.use({ tolerated: /…/ })`. */
  tolerated: RegExp | undefined;
  /** Fails every test whose pages break the policy, report an error, or show a token where others could read it. */
  watched: void;
}

/** One store for each worker. All tests extend this `test`: other worker fixtures would start another store. */
interface Shared {
  store: RunningStore;
  /** The network between the browsers of fault journeys and the store. */
  wire: Wire;
  /** Signed-in storages by address and person. */
  signIns: SignIns;
  /** A kiosk, and the requests that it made in all tests so far. */
  device: { kiosk: Kiosk; asked: string[] };
}

export const test = base.extend<Fixtures, Shared>({
  store: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const store = await startStore();
      await use(store);
      await store.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  wire: [
    async ({ store }, use) => {
      const wire = await layWire(store.port);
      await use(wire);
      wire.close();
    },
    { scope: 'worker' },
  ],
  signIns: [async ({ browser }, use) => use(createSignIns(browser)), { scope: 'worker' }],
  device: [
    async ({ store }, use) => {
      await use({ kiosk: await signInKiosk(store.url, demoKiosks[0]), asked: [] });
    },
    { scope: 'worker' },
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
  signIn: async ({ browser, store, signIns, device }, use) => {
    const contexts: BrowserContext[] = [];
    const earlier = [...device.asked];
    await use(async (name) => {
      const storageState = await signIns.storageOf(store.url, name);
      const context = await browser.newContext({ baseURL: store.url, storageState });
      await rejectEarlier(context, earlier);
      contexts.push(context);
      const page = await context.newPage();
      await page.goto('/');
      return page;
    });
    for (const context of contexts) await leave(context);
  },
  signInByRedirect: async ({ browser, store }, use) => {
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
  demoRequest: async ({ store, device }, use) => {
    await use(async (name, wish) => {
      const kiosk = await signInKiosk(store.url, demoKiosks.find((known) => known.name === name) ?? demoKiosks[0]);
      const pick = (count: number) => Math.floor(Math.random() * count);
      const { tryoutItemId } = await kiosk.ask({ name, pairs: 1, pick, ...wish });
      device.asked.push(tryoutItemId);
    });
  },
});

/** Remembers requests as rejected: those that earlier tests left open at the shared store open no popup here. */
export async function rejectEarlier(context: BrowserContext, tryoutItemIds: readonly string[]): Promise<void> {
  await context.addInitScript((ids) => {
    try {
      if (sessionStorage.getItem('tryoutItemId') === null) sessionStorage.setItem('tryoutItemId', ids);
    } catch {
      // The blank page before the portal has no storage.
    }
  }, tryoutItemIds.join(','));
}

/** Closes a browser; what is on its way through a route of the test's own is no news any more. */
export async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

export { signInAs };
export { expect };
