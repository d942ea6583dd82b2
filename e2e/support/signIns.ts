import { type Browser, type BrowserContextOptions, type Page, expect } from '@playwright/test';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Signed-in storages: each person goes through the identity provider once for each worker, which takes two seconds. */
export interface SignIns {
  /** The storage of a browser in which the person, e.g. 'Maren Okafor', is signed in at the address. */
  storageOf: (address: string, person: string) => Promise<StorageState>;
}

/** Goes from the sign-in page through the identity provider and back. */
export async function signInAs(page: Page, person: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login with Office 365' }).click();
  await page.getByRole('button', { name: person }).click();
}

/** Signs persons in with contexts of the browser, once each, and keeps what their storages hold. */
export function createSignIns(browser: Browser): SignIns {
  const known = new Map<string, Promise<StorageState>>();
  const signIn = async (baseURL: string, person: string): Promise<StorageState> => {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await signInAs(page, person);
    // The session is stored by then, for persons without a landing page, too.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user-role')).catch(() => null)).not.toBeNull();
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return {
    storageOf: (address, person) => {
      const key = `${address} ${person}`;
      const state = known.get(key) ?? signIn(address, person);
      known.set(key, state);
      return state;
    },
  };
}
