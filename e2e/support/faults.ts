import type { BrowserContext, Page } from '@playwright/test';
import { LOCATION, tokenOf } from './kiosks.ts';
import { openStored } from './signIns.ts';
import { expect, leave, rejectEarlier, test as base } from './test.ts';

/** Options of opening a page. */
export interface Opening {
  /** @default '/' */
  path?: string;
  /** Installs `page.clock`, which runs until a test moves it. @default false */
  hasClock?: boolean;
  /** Prepares the context before the page loads. */
  before?: (context: BrowserContext) => Promise<unknown>;
}

interface Fixtures {
  /** Opens a page of a signed-in person in a new context, through the proxy. */
  open: (person: string, opening?: Opening) => Promise<Page>;
  /** Sends a try-on request of a kiosk of Canal Street, not through the proxy. Returns the names of its pairs. */
  sendRequest: (kiosk: string, pairs?: number) => Promise<string[]>;
  /** Number of a kiosk's lines at the store by status, not read through the proxy. */
  atStore: (person: string, kiosk: string) => Promise<Record<string, number>>;
}

export const test = base.extend<Fixtures>({
  open: async ({ browser, storeProxy, signIns, kiosks }, use) => {
    // Requests of earlier tests are stored as rejected.
    const earlier = [...kiosks.asked];
    const contexts: BrowserContext[] = [];
    const errors: Error[] = [];
    await use(async (person, { path = '/', hasClock = false, before } = {}) => {
      const storageState = await signIns.storageOf(storeProxy.url, person);
      const page = await openStored(browser, storageState, { baseURL: storeProxy.url });
      const context = page.context();
      contexts.push(context);
      await rejectEarlier(context, earlier);
      await before?.(context);
      page.on('pageerror', (error) => errors.push(error));
      if (hasClock) await page.clock.install();
      await page.goto(path);
      return page;
    });
    storeProxy.restore();
    for (const context of contexts) await leave(context);
    // No error was uncaught.
    expect(errors).toEqual([]);
  },
  sendRequest: async ({ kiosks }, use) => {
    await use(async (name, pairs = 1) => {
      const { tryoutItemId, titles } = await (await kiosks.named(name)).ask({ pairs });
      kiosks.asked.push(tryoutItemId);
      return titles;
    });
  },
  atStore: async ({ store, storeProxy, signIns }, use) => {
    await use(async (person, kiosk) => {
      const token = await tokenOf(signIns, storeProxy.url, person);
      const found: Record<string, number> = {};
      for (const status of ['1', '2', '3']) {
        const query = `locationId=${LOCATION}&status=${status}&page=0&size=200`;
        const answer = await fetch(`${store.url}/api/storefront/request-lines?${query}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(answer.status).toBe(200);
        const { data } = (await answer.json()) as { data: { content: { requestedBy: string }[] } };
        const count = data.content.filter(({ requestedBy }) => requestedBy === `Kiosk ${kiosk}`).length;
        if (count > 0) found[status] = count;
      }
      return found;
    });
  },
});

export { expect };
