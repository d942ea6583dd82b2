import type { BrowserContext, Page } from '@playwright/test';
import { expect, leave, rejectEarlier, test as base } from './test.ts';

/** What a page is opened with. */
export interface Opening {
  /** @default '/' */
  path?: string;
  /** The page's time moves on by itself and by `page.clock`. @default false */
  hasClock?: boolean;
  /** What is done to the context before the page loads. */
  before?: (context: BrowserContext) => Promise<unknown>;
}

interface Fixtures {
  /** A browser of its own in which a person is signed in already, on the far side of the wire. */
  open: (person: string, opening?: Opening) => Promise<Page>;
  /** A kiosk of Canal Street asks for pairs at the store itself, whatever the wire does. Answers their names. */
  ask: (kiosk: string, pairs?: number) => Promise<string[]>;
  /** What the store itself has of a kiosk's pairs, by its status. Asked on the near side of the wire. */
  atStore: (person: string, kiosk: string) => Promise<Record<string, number>>;
}

export const test = base.extend<Fixtures>({
  open: async ({ browser, wire, signIns, device }, use) => {
    // What other tests left open at the store was rejected by this person before.
    const earlier = [...device.asked];
    const contexts: BrowserContext[] = [];
    const errors: Error[] = [];
    await use(async (person, { path = '/', hasClock = false, before } = {}) => {
      const storageState = await signIns.storageOf(wire.url, person);
      const context = await browser.newContext({ baseURL: wire.url, storageState });
      contexts.push(context);
      await rejectEarlier(context, earlier);
      await before?.(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error));
      if (hasClock) await page.clock.install();
      await page.goto(path);
      return page;
    });
    wire.mend();
    for (const context of contexts) await leave(context);
    // Whatever went wrong, nothing fell through to the browser.
    expect(errors).toEqual([]);
  },
  ask: async ({ device }, use) => {
    await use(async (name, pairs = 1) => {
      const { tryoutItemId, titles } = await device.kiosk.ask({ name, pairs });
      device.asked.push(tryoutItemId);
      return titles;
    });
  },
  atStore: async ({ store, wire, device, signIns }, use) => {
    await use(async (person, kiosk) => {
      const state = await signIns.storageOf(wire.url, person);
      const token = state.origins[0]?.localStorage.find(({ name }) => name === 'jwt-token')?.value;
      const found: Record<string, number> = {};
      for (const status of ['1', '2', '3']) {
        const query = `locationId=${device.kiosk.location.id}&status=${status}&page=0&size=200`;
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
