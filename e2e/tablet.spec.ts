import type { Page } from '@playwright/test';
import { expectAccessible } from './support/access.ts';
import { personAt } from './support/signIns.ts';
import { scanByKeys } from './support/scanner.ts';
import { expect, signInAs, test } from './support/test.ts';

const PIN = { tomas: '194728', maren: '830517', ines: '275093' };

/** Presses the keys as a finger does: keys that follow each other at once come from a scanner. */
async function enterPin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

async function choosePin(page: Page, pin: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose a PIN' }).click();
  await enterPin(page, pin);
  await expect(page.getByText('Type it again.')).toBeVisible();
  await enterPin(page, pin);
  await expect(page.getByText('Your PIN is set for this tablet')).toBeVisible();
}

async function switchPerson(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /menu|Okafor|Reyes|Calloway/i })
    .last()
    .click();
  // The lock loads a new page: the memory of this one holds what the person has seen.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Switch person' }).click();
  await loaded;
  await expect(page.getByRole('list', { name: 'Who are you?' })).toBeVisible();
}

/** Signs another person in fully on the locked tablet. */
async function signInFully(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Someone else/ }).click();
  await personAt(page, name).click();
  await expect(page.getByRole('banner')).toContainText(name.split(',')[0] ?? '');
}

/** Enrols the tablet of a page as Tomas, who chooses a PIN. */
async function enrol(page: Page, name: string): Promise<void> {
  // Customers of other journeys ask at the same location.
  const request = page.getByRole('alertdialog', { name: /^New request from Kiosk/ });
  await page.addLocatorHandler(request, () => request.getByRole('button', { name: 'Later' }).click(), {
    // The popup of the next request has the same name.
    noWaitAfter: true,
  });
  await signInAs(page, 'Tomas Reyes, Store_Admin');
  await expect(page.getByRole('banner')).toContainText('Tomas Reyes');
  await page.goto('/shoesize/profile');
  await page.getByLabel('Name of this tablet').fill(name);
  await page.getByRole('button', { name: 'Enrol this tablet' }).click();
  await expect(page.getByText(`${name} locks after 2 minutes without use.`)).toBeVisible();
  await choosePin(page, PIN.tomas);
}

// The store refuses wrong PINs, and sessions that have ended.
test.use({ tolerated: /40[13] \((Unauthorized|Forbidden)\)/ });
test.describe.configure({ timeout: 180_000 });

test(
  'three people share a tablet by PIN, and nothing of the last one stays',
  { tag: ['@D-01', '@D-02', '@D-03', '@S-10'] },
  async ({ browser, store }) => {
    const context = await browser.newContext({ baseURL: store.url });
    const page = await context.newPage();
    await enrol(page, 'Tablet 2');
    await switchPerson(page);
    await expectAccessible(page);

    await signInFully(page, 'Maren Okafor, Sales_Associate');
    await page.goto('/shoesize/profile');
    await choosePin(page, PIN.maren);
    const other = await context.newPage();
    await other.goto('/shoesize');
    await expect(other.getByRole('banner')).toContainText('Maren Okafor');
    await page.goto('/shoesize/inventory?search=court');
    await switchPerson(page);
    // The lock covers all tabs.
    await expect(other.getByRole('list', { name: 'Who are you?' })).toBeVisible();
    for (const tab of [page, other]) {
      expect(await tab.content()).not.toMatch(/Okafor|search=court/);
      const kept = await tab.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
      );
      expect(kept).not.toMatch(/Okafor|maren|jwt-token|access-token|msal|court/);
    }

    await page.getByRole('button', { name: /Tomas/ }).click();
    await enterPin(page, PIN.tomas);
    await expect(page.getByRole('banner')).toContainText('Tomas Reyes');
    expect(new URL(page.url()).pathname).toBe('/shoesize/profile');
    await switchPerson(page);
    await page.getByRole('button', { name: /Maren/ }).click();
    await enterPin(page, PIN.maren);
    await expect(page.getByRole('banner')).toContainText('Maren Okafor');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/shoesize/inventory');
    await expect(other.getByRole('banner')).toContainText('Maren Okafor');
    await page.reload();
    await expect(page.getByRole('banner')).toContainText('Maren Okafor');
    await context.close();
  },
);

/** Issues the badge of a person, as the admin who is signed in on the page. Returns its code. */
const issueBadge = (page: Page, userId: string): Promise<string> =>
  page.evaluate(async (id) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('jwt-token')}`,
      'idempotency-key': crypto.randomUUID(),
    };
    const answer = await fetch(`/api/userauth/badges/${id}`, { method: 'POST', headers });
    const { data } = (await answer.json()) as { data: { code: string } };
    return data.code;
  }, userId);

test(
  'a scanned badge chooses its face on the locked tablet',
  { tag: ['@D-02', '@D-03', '@all'] },
  async ({ browser, store }) => {
    const context = await browser.newContext({ baseURL: store.url });
    const page = await context.newPage();
    await enrol(page, 'Tablet 5');
    const code = await issueBadge(page, '1005');
    await switchPerson(page);
    // An unknown code chooses no face.
    await scanByKeys(page, '4006381333931', ['Enter'], 2);
    await scanByKeys(page, code, ['Enter'], 2);
    const pad = page.getByRole('group', { name: 'PIN of Tomas' });
    await expect(pad.getByRole('img', { name: '0 of 6 digits' })).toBeVisible();
    // The first keys of a scan reach the keypad: they are no part of a PIN.
    await scanByKeys(page, code, ['Enter'], 2);
    await expect(pad.getByRole('img', { name: '0 of 6 digits' })).toBeVisible();
    await enterPin(page, PIN.tomas);
    await expect(page.getByRole('banner')).toContainText('Tomas Reyes');
    await context.close();
  },
);

test('five wrong PINs lead to the full sign-in', { tag: ['@D-02', '@all'] }, async ({ browser, store }) => {
  const context = await browser.newContext({ baseURL: store.url });
  const page = await context.newPage();
  await enrol(page, 'Tablet 3');
  await switchPerson(page);
  await page.getByRole('button', { name: /Tomas/ }).click();
  for (const left of [4, 3, 2, 1]) {
    await enterPin(page, '555123');
    await expect(page.getByRole('alert')).toHaveText(`Wrong PIN. Tries left: ${left}.`);
  }
  await enterPin(page, '555123');
  await expect(page.getByRole('heading', { name: 'PIN locked' })).toBeVisible();
  await page.getByRole('button', { name: 'Login with Office 365' }).click();
  await personAt(page, 'Tomas Reyes, Store_Admin').click();
  await expect(page.getByRole('banner')).toContainText('Tomas Reyes');
  await context.close();
});

test(
  'admin work needs the full sign-in, and a removed tablet asks for it',
  { tag: ['@D-01', '@D-04'] },
  async ({ browser, store }) => {
    const context = await browser.newContext({ baseURL: store.url });
    const page = await context.newPage();
    await enrol(page, 'Tablet 4');
    await switchPerson(page);
    await page.getByRole('button', { name: /Tomas/ }).click();
    await enterPin(page, PIN.tomas);
    await expect(page.getByRole('banner')).toContainText('Tomas Reyes');
    await page.goto('/shoesize/profile');
    const remove = async () => {
      await page.getByRole('button', { name: 'Remove Tablet 4' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    };
    await remove();
    await expect(page.getByText('Sign in fully?')).toBeVisible();
    await page.getByRole('button', { name: 'Login with Office 365' }).click();
    await personAt(page, 'Tomas Reyes, Store_Admin').click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await remove();
    await expect(page.getByRole('heading', { name: 'Welcome to the product!' })).toBeVisible({ timeout: 30_000 });
    await context.close();
  },
);
