import { type BrowserContext, type BrowserContextOptions, type Page, test as base, expect } from '@playwright/test';
import type { RequestLine } from '@instore/api';
import type { Wish } from '../../scripts/kiosk.ts';
import { type Kiosks, apiAs, createKiosks, placeTryout } from './kiosks.ts';
import { type SignIns, createSignIns, openStored, signInAs } from './signIns.ts';
import { type RunningStore, startStore } from './store.ts';
import { TOKEN, watch } from './watch.ts';
import { type StoreProxy, startProxy } from './proxy.ts';

interface SignInOptions extends Pick<BrowserContextOptions, 'viewport' | 'hasTouch'> {
  /** The address to open. @default '/' */
  path?: string;
}

interface Fixtures {
  /** Opens a browser context in which a person is signed in already, and gives its page. */
  signIn: (name: string, options?: SignInOptions) => Promise<Page>;
  /** Like `signIn`, but through the sign-in page and the identity provider: for tests of the sign-in and of the logout. */
  signInByRedirect: (name: string) => Promise<Page>;
  /** Sends a try-on request as a kiosk. @default one pair that is in stock */
  demoRequest: (kiosk: string, wish?: Partial<Wish>) => Promise<void>;
  /**
   * Sends a try-on request as a kiosk, which Maren Okafor accepts and places with the stockroom; all through the API.
   * Returns the placed lines in walking order.
   */
  placedRequest: (kiosk: string, pairs: number) => Promise<RequestLine[]>;
  /** Console errors that a test causes on purpose: `test.use({ tolerated: /…/ })`. */
  tolerated: RegExp | undefined;
  /** Fails a test whose pages violate the policy, report an error, or show a token in a place that others can read. */
  watched: void;
}

/** One store for each worker. All tests extend this `test`: other worker fixtures would start another store. */
interface WorkerFixtures {
  store: RunningStore;
  /** The proxy between the browsers of fault journeys and the store. */
  storeProxy: StoreProxy;
  /** Signed-in storages by address and person. */
  signIns: SignIns;
  /** Kiosks by name, and their requests in all tests so far. */
  kiosks: Kiosks;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  store: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const store = await startStore([], { PRINTER_RANGES: '127.0.0.1' });
      await use(store);
      await store.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  storeProxy: [
    async ({ store }, use) => {
      const storeProxy = await startProxy(store.port);
      await use(storeProxy);
      storeProxy.close();
    },
    { scope: 'worker' },
  ],
  signIns: [async ({ browser, store }, use) => use(createSignIns(browser, store.url)), { scope: 'worker' }],
  kiosks: [async ({ store, signIns }, use) => use(createKiosks(store.url, signIns)), { scope: 'worker' }],
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
  signIn: async ({ browser, store, signIns, kiosks }, use) => {
    const contexts: BrowserContext[] = [];
    const earlier = [...kiosks.asked];
    await use(async (name, { path = '/', ...options } = {}) => {
      const storageState = await signIns.storageOf(store.url, name);
      const page = await openStored(browser, storageState, { baseURL: store.url, ...options });
      contexts.push(page.context());
      await rejectEarlier(page.context(), earlier);
      await page.goto(path);
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
  demoRequest: async ({ kiosks }, use) => {
    await use(async (name, wish) => {
      const kiosk = await kiosks.named(name);
      const pick = (count: number) => Math.floor(Math.random() * count);
      const { tryoutItemId } = await kiosk.ask({ pairs: 1, pick, ...wish });
      kiosks.asked.push(tryoutItemId);
    });
  },
  placedRequest: async ({ store, signIns, kiosks }, use) => {
    await use(async (kiosk, pairs) =>
      placeTryout(await apiAs(signIns, store.url, 'Maren Okafor'), await kiosks.named(kiosk), pairs),
    );
  },
});

/** Stores requests as rejected, so that those of earlier tests open no popup. */
export async function rejectEarlier(context: BrowserContext, tryoutItemIds: readonly string[]): Promise<void> {
  await context.addInitScript((ids) => {
    try {
      if (sessionStorage.getItem('tryoutItemId') === null) sessionStorage.setItem('tryoutItemId', ids);
    } catch {
      // about:blank has no storage.
    }
  }, tryoutItemIds.join(','));
}

/** Closes a context; errors of routes that are still in flight are ignored. */
export async function leave(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}

export { signInAs };
export { expect };
