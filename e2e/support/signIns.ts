import { ALL_TIPS, tipsKey } from '../../apps/portal/src/shell/tipsKey.ts';
import { type Browser, type BrowserContextOptions, type Page, expect } from '@playwright/test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Storages of signed-in persons. A sign-in takes 2 s, so each person signs in once per worker. */
export interface SignIns {
  /** The storage of a context in which the person, e.g. 'Maren Okafor', is signed in at the address. */
  storageOf: (address: string, person: string) => Promise<StorageState>;
}

/** An address of the store that runs no script: a page there reads as its person, and costs no visit of the portal. */
export const NO_PAGE = '/healthz';

/**
 * Opens a page in a new context that has a storage, at an address of the store that runs no script. Playwright's option
 * `storageState` does the same with a page of its own, which costs an eighth of the processor time of a visit.
 *
 * @param options of the context; `baseURL` is the store's address
 */
export async function openStored(
  browser: Browser,
  { cookies, origins }: StorageState,
  options: BrowserContextOptions & { baseURL: string },
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(NO_PAGE);
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    origins.find(({ origin }) => origin === options.baseURL)?.localStorage ?? [],
  );
  return page;
}

/** The button of a person on the page of the identity provider; the role is behind a comma in `person`. */
export const personAt = (page: Page, person: string) => page.getByRole('button', { name: person.replace(', ', ' ') });

/**
 * Signs in through the sign-in page and the identity provider.
 *
 * @param person the name, and the role behind a comma where it matters
 */
export async function signInAs(page: Page, person: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login with Office 365' }).click();
  await personAt(page, person).click();
}

/**
 * Signs persons in, once each, and keeps their storages.
 *
 * @param home the store's address. A sign-in there is one through a proxy too: cookies are those of all ports, and the
 *   values of storages that name the address are changed
 */
export function createSignIns(browser: Browser, home: string): SignIns {
  const known = new Map<string, Promise<StorageState>>();
  const signIn = async (person: string): Promise<StorageState> => {
    const context = await browser.newContext({ baseURL: home });
    const page = await context.newPage();
    await signInAs(page, person);
    // The session is stored with the role, also for persons without a landing page.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user-role')).catch(() => null)).not.toBeNull();
    // Journeys are of people who know the screens.
    const userId = await page.evaluate(() => localStorage.getItem('user-Id') ?? '');
    await page.evaluate(([key, all]) => localStorage.setItem(key, all), [tipsKey(userId), ALL_TIPS] as const);
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return {
    storageOf: async (address, person) => {
      const state = known.get(person) ?? signIn(person);
      known.set(person, state);
      return movedTo(address, home, await state);
    },
  };
}

/** The same storages at another address. */
function movedTo(address: string, home: string, state: StorageState): StorageState {
  const [from, to] = [new URL(home).host, new URL(address).host];
  const moved = JSON.stringify(state).replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to));
  return JSON.parse(moved) as StorageState;
}
