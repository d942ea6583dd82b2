import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { watch } from './support/watch.ts';

test.use({ tolerated: /^policy violated: |Content Security Policy|requires 'Trusted/i });

/** Tries each way to turn text into markup or script. Returns those that the browser allows. */
const attack = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Playwright's own code may use `eval`; code of a later task may not.
    await new Promise((resolve) => setTimeout(resolve));
    const harm = '<img src="x" onerror="globalThis.harmed = true"><script>globalThis.harmed = true</script>';
    const script = document.createElement('script');
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = harm),
      outerHTML: () => (document.createElement('p').outerHTML = harm),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', harm),
      createContextualFragment: () => document.createRange().createContextualFragment(harm),
      'document.write': () => document.write(harm),
      srcdoc: () => (document.createElement('iframe').srcdoc = harm),
      DOMParser: () => new DOMParser().parseFromString(harm, 'text/html'),
      'script.src': () => (script.src = 'data:text/javascript,globalThis.harmed=true'),
      'script.text': () => (script.text = 'globalThis.harmed = true'),
      handler: () => document.body.setAttribute('onclick', 'globalThis.harmed = true'),
      // oxlint-disable-next-line no-implied-eval -- the attack itself
      Function: () => new Function('globalThis.harmed = true')(),
      Worker: () => new Worker('/sw.js'),
      'a policy of its own': () => {
        const { trustedTypes } = globalThis as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
        };
        return trustedTypes.createPolicy('mine', { createHTML: (text: string) => text });
      },
    };
    return Object.entries(ways).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [name];
      } catch {
        return [];
      }
    });
  });

test(
  'injected text never becomes markup or script on any page of the store',
  { tag: ['@S-08', '@all'] },
  async ({ page, signIn, store }) => {
    await page.goto(`${store.url}/`);
    await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
    expect(await attack(page), 'the sign-in page').toEqual([]);
    await page.getByRole('button', { name: 'Login with Office 365' }).click();
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    expect(await attack(page), 'the local account page').toEqual([]);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(`${store.url}/auth/redirect.html`);
    expect(await attack(page), 'the page of the redirect').toEqual([]);

    const maren = await signIn('Maren Okafor, Sales_Associate');
    await expect(maren.getByRole('tab', { name: /^Request/ })).toBeVisible();
    expect(await attack(maren), 'the portal').toEqual([]);
    expect(await maren.evaluate(() => 'harmed' in globalThis)).toBe(false);
  },
);

test(
  'every journey reports broken policies, errors and visible tokens',
  { tag: ['@S-08', '@all'] },
  async ({ playwright, launchOptions, store }) => {
    // Another browser, because the shared one is watched already.
    const browser = await playwright.chromium.launch(launchOptions);
    const { findings } = watch(browser);
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(store.url);
    const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"nobody","name":"Nobody"}')}.`.replaceAll('=', '');
    await page.evaluate((text) => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p></p>');
      } catch {
        // Refused, as expected; the policy reports it.
      }
      const picture = new Image();
      picture.src = 'https://elsewhere.example/a.png';
      console.log(text);
      setTimeout(() => {
        throw new Error('an error without a handler');
      });
      return fetch(`/healthz?token=${text}`);
    }, token);
    await expect.poll(() => findings.some((finding) => finding.startsWith('uncaught:'))).toBe(true);
    await browser.close();
    const all = findings.join('\n');
    expect(all).toContain('console: policy violated: require-trusted-types-for');
    expect(all).toContain('console: policy violated: img-src https://elsewhere.example/a.png');
    expect(all).toContain('uncaught: an error without a handler');
    expect(all).toContain('token on the console: [token]');
    expect(all).toMatch(/token in an address: \S+\?token=\[token\]/);
  },
);
