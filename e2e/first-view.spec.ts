import type { Page } from '@playwright/test';
import { NO_PAGE } from './support/signIns.ts';
import { expect, leave, test } from './support/test.ts';

/** A slow tablet on slow Wi-Fi: the program arrives seconds after the document. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  const network = { offline: false, latency: 150, downloadThroughput: 100_000, uploadThroughput: 100_000 };
  await session.send('Network.emulateNetworkConditions', network);
}

interface Settings {
  name: string;
  /** What the device has stored. */
  stored: Record<string, string>;
  /** The languages besides English run in `pnpm test:all` alone, as does the other theme. */
  tag: string[];
  dir: 'ltr' | 'rtl';
  theme: string;
  signIn: string;
  pending: RegExp;
}

const english = { dir: 'ltr', signIn: 'Login with Office 365', pending: /^Pending/ } as const;
const settings: readonly Settings[] = [
  { name: 'light', stored: { theme: 'light' }, tag: [], theme: 'light', ...english },
  { name: 'dark', stored: { theme: 'dark' }, tag: ['@all'], theme: 'dark', ...english },
  {
    name: 'Spanish',
    stored: { theme: 'light', language: 'es' },
    tag: ['@all'],
    dir: 'ltr',
    theme: 'light',
    signIn: 'Iniciar sesión con Office 365',
    pending: /^Pendiente/,
  },
  {
    name: 'Arabic',
    stored: { theme: 'light', language: 'ar' },
    tag: ['@all'],
    dir: 'rtl',
    theme: 'light',
    signIn: 'تسجيل الدخول باستخدام Office 365',
    pending: /^معلّق/,
  },
];

/** Opens a path on a slow device that has these values, and checks that the document has its view already. */
async function openSlowly(page: Page, path: string, { stored, theme, dir }: Settings): Promise<void> {
  await page.goto(NO_PAGE);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await throttle(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root > [data-first-view]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  if (dir === 'rtl') await expect(page.locator('html')).toHaveAttribute('dir', dir);
}

/** The view of the document has not been replaced yet. */
const expectEarly = (page: Page) => expect(page.locator('[data-first-view]')).toHaveCount(1, { timeout: 1 });

for (const each of settings) {
  test(
    `the sign-in button works before the program has run: ${each.name}`,
    { tag: ['@S-01', '@S-02', ...each.tag] },
    async ({ browser, store }) => {
      const page = await browser.newPage({ baseURL: store.url });
      await openSlowly(page, '/', each);
      await page.getByRole('button', { name: each.signIn }).click();
      await expectEarly(page);
      await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
      await leave(page.context());
    },
  );

  test(`a tab works before the program has run: ${each.name}`, { tag: ['@Z-01', ...each.tag] }, async ({ signIn }) => {
    const page = await signIn('Maren Okafor, Sales_Associate', { path: NO_PAGE });
    await openSlowly(page, '/shoesize', each);
    const tab = page.getByRole('tab', { name: each.pending });
    await tab.click();
    await expectEarly(page);
    await expect(page).toHaveURL(/status=%222%22/);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test(
    `a line opens that was pressed before it was read: ${each.name}`,
    { tag: ['@W-02', ...each.tag] },
    async ({ signIn, placedRequest }) => {
      await placedRequest('First view', 3);
      const page = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
      await openSlowly(page, '/warehouse', each);
      await page.locator('main [role=status] > div[aria-hidden=true]').nth(1).click();
      await expectEarly(page);
      const title = page.getByRole('main').getByRole('article').nth(1).getByRole('heading').getByRole('button');
      await expect(title).toHaveAttribute('aria-current', 'true');
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('lines-visible').length)).toBe(1);
    },
  );
}

test('without scripts the page says what it needs', { tag: ['@S-01', '@all'] }, async ({ browser, store }) => {
  const context = await browser.newContext({ baseURL: store.url, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/', '/shoesize']) {
    await page.goto(path);
    // Playwright's texts leave `noscript` out.
    await expect(page.locator('noscript')).toBeVisible();
    expect(await page.locator('noscript').textContent()).toContain('needs JavaScript');
  }
  await context.close();
});

test(
  'a session that has ended leads from the frame to the sign-in page',
  { tag: ['@S-10', '@R-04', '@all'] },
  async ({ signIn }) => {
    const page = await signIn('Dario Vance, Warehouse_Personal', { path: NO_PAGE });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.evaluate(() => {
      const payload = btoa(JSON.stringify({ sub: 'dario-vance', user_id: '1003', exp: 1 }));
      for (const key of Object.keys(localStorage)) if (!/^user-|jwt/.test(key)) localStorage.removeItem(key);
      localStorage.setItem('jwt-token', `a.${payload}.c`);
    });
    await page.goto('/warehouse');
    await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
    await expect(page).toHaveURL(/returnTo=%2Fwarehouse/);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  },
);
