import { expect, signInAs, test } from './support/test.ts';

test('[S-01] a user who is not signed in sees the sign-in page', async ({ page, store }) => {
  await page.goto(store.url);
  await expect(page.getByRole('heading', { name: 'Welcome to the product!' })).toBeVisible();
  await expect(page.getByText('Sign In to your account')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(page.getByText('Please proceed to authenticate with Office365 credentials')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
});

test('[S-02] the sign-in button stores the configuration and requests the read-only profile scope', async ({
  page,
  store,
}) => {
  await page.goto(store.url);
  const [authorize] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('/oidc/') && request.url().includes('code_challenge=')),
    page.getByRole('button', { name: 'Login with Office 365' }).click(),
  ]);
  const query = new URL(authorize.url()).searchParams;
  expect(query.get('scope')).toContain('User.Read');
  expect(query.get('code_challenge_method')).toBe('S256');
  // The provider's page has to be loaded first, because its navigation would interrupt this one.
  await page.getByRole('button', { name: 'Maren Okafor' }).waitFor();
  await page.goto(`${store.url}/healthz`);
  const kept = await page.evaluate(() => [localStorage.getItem('msalConfig'), localStorage.getItem('redirect')]);
  expect(kept.every(Boolean)).toBe(true);
});

test('[S-05, S-06, S-08, H-03] after the sign-in the header shows the user, and the specified keys are stored', async ({
  signInByRedirect,
}) => {
  const page = await signInByRedirect('Maren Okafor, Sales_Associate');
  await expect(page.getByRole('banner')).toContainText('Maren Okafor');
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
});

test('[H-03] the user menu shows the stored name and role, and two dashes for a user without a name, who can still work', async ({
  signIn,
}) => {
  const page = await signIn('Maren Okafor, Sales_Associate');
  const banner = page.getByRole('banner');
  const requests = page.getByRole('tab', { name: /^Request/ });
  await expect(requests).toBeVisible();
  let name: string | null | undefined = 'Maren O. Okafor';
  await page.route(/\/api\/user\/\d+$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, name } } });
  });
  await page.reload();
  await expect(banner.getByRole('button', { name: 'Maren O. Okafor Sales_Associate' })).toBeVisible();
  for (name of [null, undefined]) {
    await page.reload();
    await banner.getByRole('button', { name: '-- Sales_Associate' }).click();
    await expect(page.getByRole('dialog').getByText('--', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(requests).toBeVisible();
  }
});

test('[S-03] a reload stays signed in without a call to the identity provider', async ({ signInByRedirect }) => {
  const page = await signInByRedirect('Maren Okafor, Sales_Associate');
  await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/oidc'))).toEqual([]);
});

test('[Z-07, H-02] the lines of a first view are requested before the code of search and scan field', async ({
  signIn,
}) => {
  const page = await signIn('Caleb Osei, Sales_Associate');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/shoesize');
  await expect(page.getByRole('textbox', { name: 'Scan a box to add it here' })).toBeVisible();
  const at = (part: string) => asked.findIndex((path) => path.includes(part));
  expect(at('/request-lines')).toBeGreaterThan(0);
  for (const code of ['/CartScanField', '/SearchPalette']) expect(at(code), code).toBeGreaterThan(at('/request-lines'));
});

// Requests of earlier journeys would cover the user menu: people of a location without kiosks log out.
test('[S-09] a logout ends the session here and at the identity provider', async ({ signInByRedirect, store }) => {
  const page = await signInByRedirect('Caleb Osei, Sales_Associate');
  await page.getByRole('button', { name: /Caleb Osei/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
  await expect(page).toHaveURL(`${store.url}/`);
  const kept = await page.evaluate(() => [
    localStorage.getItem('jwt-token'),
    localStorage.getItem('access-token'),
    sessionStorage.getItem('jwt-token'),
  ]);
  expect(kept).toEqual([null, null, null]);
  // The next sign-in asks for the account, because the session of the provider has ended too.
  await signInAs(page, 'Ines Calloway, Sales_Associate');
  await expect(page.getByRole('banner').first()).toContainText('Ines Calloway');
});

test('[S-10] a logout in one tab signs out the other', async ({ signInByRedirect }) => {
  const page = await signInByRedirect('Caleb Osei, Sales_Associate');
  await expect(page.getByRole('tab', { name: /^Request/ })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/shoesize');
  await expect(other.getByRole('tab', { name: /^Request/ })).toBeVisible();
  await page.getByRole('button', { name: /Caleb Osei/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('button', { name: 'Login with Office 365' })).toBeVisible();
});
