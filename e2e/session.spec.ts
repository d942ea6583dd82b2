import { expectAccessible } from './support/access.ts';
import { expect, signInAs, test } from './support/test.ts';

// Requests of earlier journeys would cover the user menu: people of a location without kiosks sign in and log out.
const CALEB = 'Caleb Osei, Sales_Associate';

test('a user who is not signed in sees the sign-in page', { tag: ['@S-01', '@S-02'] }, async ({ page, store }) => {
  await page.goto(store.url);
  await expect(page.getByRole('heading', { name: 'Welcome to the product!' })).toBeVisible();
  await expect(page.getByText('Sign In to your account')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText('Please proceed to authenticate with Office365 credentials')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
  await expectAccessible(page);
  const [authorize] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/oidc/') && request.url().includes('code_challenge=')),
    page.getByRole('button', { name: 'Login with Office 365' }).click(),
  ]);
  const query = new URL(authorize.url()).searchParams;
  expect(query.get('scope')).toContain('User.Read');
  expect(query.get('code_challenge_method')).toBe('S256');
  // The provider's page has to be loaded first, because its navigation would interrupt this one.
  await page.getByRole('button', { name: 'Maren Okafor' }).waitFor();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.goto(`${store.url}/healthz`);
  const kept = await page.evaluate(() => [localStorage.getItem('msalConfig'), localStorage.getItem('redirect')]);
  expect(kept.every(Boolean)).toBe(true);
});

test(
  'after the sign-in the header shows the user, and the specified keys are stored',
  { tag: ['@S-05', '@S-06', '@S-08', '@H-03'] },
  async ({ signInByRedirect }) => {
    const page = await signInByRedirect(CALEB);
    await expect(page.getByRole('banner')).toContainText('Caleb Osei');
    await expect(page.getByRole('banner')).toContainText('Sales_Associate');
    // The store and its location are stored after they are read.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('storeLocationId'))).toBeTruthy();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restStoreLocation'))).toBeTruthy();
    const keys = await page.evaluate(() => ({
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
    }));
    for (const key of ['access-token', 'UserDetails', 'user-name', 'user-role', 'user-Id', 'jwt-token', 'msalConfig']) {
      expect(keys.local[key], `local storage ${key}`).toBeTruthy();
    }
    for (const key of [
      'access-token',
      'jwt-token',
      'user-role',
      'user-Id',
      'user-name',
      'storeId',
      'storeLocation',
      'storeLocationId',
      'totalLocation',
      'totalLocationIds',
      'mainStore',
      'graphStoreLocation',
      'restStoreLocation',
    ]) {
      expect(keys.session[key], `session storage ${key}`).toBeTruthy();
    }
  },
);

test(
  'a reload stays signed in without a call to the identity provider',
  { tag: ['@S-03', '@H-03', '@Z-07', '@H-02'] },
  async ({ signIn }) => {
    const page = await signIn(CALEB);
    const banner = page.getByRole('banner');
    const scanField = page.getByRole('textbox', { name: 'Scan a box to add it here' });
    await expect(scanField).toBeVisible();
    let name: string | null = 'Caleb O. Osei';
    await page.route(/\/api\/user\/\d+$/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { data: { ...data, name } } });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(banner.getByRole('button', { name: 'Caleb O. Osei Sales_Associate' })).toBeVisible();
    await expect(scanField).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/oidc'))).toEqual([]);
    const at = (part: string) => asked.findIndex((path) => path.includes(part));
    expect(at('/request-lines')).toBeGreaterThan(0);
    for (const code of ['/CartScanField', '/SearchPalette'])
      expect(at(code), code).toBeGreaterThan(at('/request-lines'));

    name = null;
    await page.reload();
    await banner.getByRole('button', { name: '-- Sales_Associate' }).click();
    await expect(page.getByRole('dialog').getByText('--', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  },
);

test(
  'a logout ends the session here, in another tab, and at the identity provider',
  { tag: ['@S-09', '@S-10'] },
  async ({ signInByRedirect, store }) => {
    const page = await signInByRedirect(CALEB);
    await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/shoesize');
    await expect(other.getByRole('tab', { name: /^Request/ })).toBeVisible();
    await page.getByRole('button', { name: /Caleb Osei/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(other.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
    await expect(page).toHaveURL(`${store.url}/`);
    const kept = await page.evaluate(() => [
      localStorage.getItem('jwt-token'),
      localStorage.getItem('access-token'),
      sessionStorage.getItem('jwt-token'),
    ]);
    expect(kept).toEqual([null, null, null]);
    // The next sign-in asks for the account, because the session of the provider has ended too.
    await other.close();
    await signInAs(page, 'Ines Calloway, Sales_Associate');
    await expect(page.getByRole('banner').first()).toContainText('Ines Calloway');
  },
);
