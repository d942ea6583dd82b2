import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test';
import { type RunningStore, startStore } from './store.ts';
import { TOKEN, watch } from './watch.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Fixtures {
  /** Opens a browser of its own, signs a person in through the real redirect, and gives their page. */
  signIn: (name: string) => Promise<Page>;
  /** Sends a try-on request as a kiosk would: `pnpm demo:request` with these arguments. */
  demoRequest: (...args: string[]) => Promise<void>;
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
    for (const context of contexts) await context.close();
  },
  demoRequest: async ({ store }, use) => {
    await use(
      (...args) =>
        new Promise((resolve, reject) => {
          const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo-request.ts', ...args], {
            cwd: root,
            env: { ...process.env, PORT: String(store.port) },
            stdio: ['ignore', 'pipe', 'pipe'],
          });
          let output = '';
          child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
          child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
          child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`demo:request failed: ${output}`))));
        }),
    );
  },
});

/** Goes from the sign-in page through the identity provider and back. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login with Office 365' }).click();
  await page.getByRole('button', { name }).click();
}

export { expect };
