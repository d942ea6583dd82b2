import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { demoKiosks } from '../../apps/store-server/src/seed/stores.ts';
import { type Kiosk, signInKiosk } from '../../scripts/kiosk.ts';
import { expect, leave, signInAs, test as base } from './test.ts';
import { type Wire, layWire } from './wire.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

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

interface Shared {
  wire: Wire;
  /** Signed-in storages by person: the redirect is gone through once. */
  accounts: Map<string, Promise<StorageState>>;
  /** The kiosk, and the requests that it made in all tests so far. */
  device: { kiosk: Kiosk; asked: string[] };
}

export const test = base.extend<Fixtures, Shared>({
  wire: [
    async ({ store }, use) => {
      const wire = await layWire(store.port);
      await use(wire);
      wire.close();
    },
    { scope: 'worker' },
  ],
  accounts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  device: [
    async ({ store }, use) => {
      await use({ kiosk: await signInKiosk(store.url, demoKiosks[0]), asked: [] });
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, wire, accounts, device }, use) => {
    // What other tests left open at the store was rejected by this person before.
    const earlier = device.asked.join(',');
    const contexts: BrowserContext[] = [];
    const errors: Error[] = [];
    const signedIn = async (person: string): Promise<StorageState> => {
      const context = await browser.newContext({ baseURL: wire.url });
      const page = await context.newPage();
      await signInAs(page, person);
      await expect(page.getByRole('banner')).toBeVisible();
      const state = await context.storageState();
      await context.close();
      return state;
    };
    await use(async (person, { path = '/', hasClock = false, before } = {}) => {
      const known = accounts.get(person) ?? signedIn(person);
      accounts.set(person, known);
      const context = await browser.newContext({ baseURL: wire.url, storageState: await known });
      contexts.push(context);
      await context.addInitScript((ids) => {
        try {
          if (sessionStorage.getItem('tryoutItemId') === null) sessionStorage.setItem('tryoutItemId', ids);
        } catch {
          // The blank page before the portal has no storage.
        }
      }, earlier);
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
  atStore: async ({ store, device, accounts }, use) => {
    await use(async (person, kiosk) => {
      const state = await accounts.get(person);
      const token = state?.origins[0]?.localStorage.find(({ name }) => name === 'jwt-token')?.value;
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
