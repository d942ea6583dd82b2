import { decodeJwt, decodeProtectedHeader } from 'jose';
import { ROLES } from '@instore/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../src/base/settings.ts';
import { closeAll } from '../support/closeAll.ts';
import { freePort } from '../../src/db/freePort.ts';
import { askTokens, beginSignin, choosePerson, createBrowser, redeem, type Tokens } from '../support/browser.ts';
import { expectContract } from '../support/contract.ts';
import { startTestDatabase, type TestDatabase } from '../support/database.ts';
import { startNode, type TestNode } from '../support/node.ts';

const PORT = await freePort();
const origin = `http://localhost:${PORT}`;
let database: TestDatabase;
let node: TestNode;

beforeAll(async () => {
  database = await startTestDatabase();
  node = await startNode(database, { port: PORT });
});
afterAll(() => closeAll(node, database));

async function signIn(sub: string): Promise<{ browser: ReturnType<typeof createBrowser>; tokens: Tokens }> {
  const browser = createBrowser(origin);
  const pending = beginSignin(origin);
  const answer = await redeem(browser, pending, await choosePerson(browser, pending, sub));
  expect(answer.status).toBe(200);
  return { browser, tokens: (await answer.json()) as Tokens };
}

const exchange = (accessToken: string) =>
  node.ask(undefined, 'POST', '/api/userauth/authenticate/oauth', { accessToken });

test('Signing in by redirect gives a session of the chosen person', { tags: ['S-02', 'S-05'] }, async () => {
  const { tokens } = await signIn('maren-okafor');
  expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: 'maren-okafor', name: 'Maren Okafor', nonce: 'a nonce' });
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect(decodeJwt(tokens.access_token)).toMatchObject({ scope: 'User.Read', iss: `${origin}/oidc` });

  const answer = await exchange(tokens.access_token);
  const body = (await expectContract('authenticateOauth', answer)) as { data: { token: string } };
  const claims = decodeJwt(body.data.token);
  expect(claims).toMatchObject({ sub: 'maren-okafor', user_id: '1001', name: 'Maren Okafor', role: 'Sales_Associate' });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3600);
});

/** Where the provider goes on after the choice of a person, for a browser at https://localhost:4443. */
async function nextAddressBehindProxy(trustedProxies: string): Promise<string> {
  const env = { PORT: String(PORT), DATA_DIR: database.dataDir, LOG_LEVEL: 'fatal', TRUSTED_PROXIES: trustedProxies };
  const behind = await startNode(database, { port: await freePort(), settings: readSettings(env, []) });
  const headers = { host: 'localhost:4443', 'x-forwarded-proto': 'https' };
  const { address } = beginSignin('https://localhost:4443');
  const { pathname, search } = new URL(address, 'https://localhost:4443');
  const begun = await behind.app.inject({ url: `${pathname}${search}`, headers });
  const cookie = begun.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const chosen = await behind.app.inject({
    method: 'POST',
    url: String(begun.headers['location']),
    headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'sub=maren-okafor',
  });
  await behind.close();
  return String(chosen.headers['location']);
}

test('A sign-in stays on https behind a TLS proxy only if the proxy is trusted', { tags: 'S-02' }, async () => {
  expect(await nextAddressBehindProxy('127.0.0.1')).toMatch(/^https:\/\/localhost:4443\/oidc\/auth\//);
  expect(await nextAddressBehindProxy('')).toMatch(/^http:\/\/localhost:4443\/oidc\/auth\//);
});

test('The account page offers each demo person as one button with name and role', { tags: 'S-02' }, async () => {
  const browser = createBrowser(origin);
  const toPage = (await browser.go(beginSignin(origin).address)).headers.get('location') ?? '';
  const page = await browser.go(toPage);
  const html = await page.text();
  const buttons = html.matchAll(/<b>([^<]+)<\/b><span class="role">([^<]+)</g);
  const names = [...buttons].map(([, name, role]) => `${name}, ${role}`);
  expect(names).toContain('Maren Okafor, Sales_Associate');
  const roles = new Set(names.map((name) => name.split(', ')[1]));
  expect(roles).toEqual(new Set([...ROLES, 'Visitor']));
  const sections = [...html.matchAll(/<section><h2>([^<]+)<\/h2>([^]*?)<\/section>/g)];
  const placeOf = (name: string) => sections.flatMap(([, place, people]) => (people?.includes(name) ? [place] : []));
  // Each at the first location of the role.
  expect(placeOf('Petra Lindqvist')).toEqual(['Canal Street']);
  expect(placeOf('Noor Haddad')).toEqual(['Bedford Avenue']);
  expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('A signed-in person gets a new token without an interaction', { tags: 'S-04' }, async () => {
  const { browser } = await signIn('maren-okafor');
  const silent = beginSignin(origin, { prompt: 'none' });
  const back = new URL((await browser.go(silent.address)).headers.get('location') ?? '');
  expect(back.pathname).toBe('/auth/redirect.html');
  expect((await redeem(browser, silent, back)).status).toBe(200);

  const stranger = await createBrowser(origin).go(beginSignin(origin, { prompt: 'none' }).address);
  expect(stranger.headers.get('location')).toContain('error=login_required');
});

test('A refresh token gives new tokens, also when two tabs use it at the same time', { tags: 'S-10' }, async () => {
  const { browser, tokens } = await signIn('dario-vance');
  const refresh = () =>
    askTokens(browser, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      scope: 'User.Read openid profile',
    });
  const answers = await Promise.all([refresh(), refresh()]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  const renewed = (await answers[0].json()) as Tokens;
  expect((await exchange(renewed.access_token)).status).toBe(200);
});

test('Logout ends the session at the provider and returns to the portal', { tags: 'S-09' }, async () => {
  const { browser, tokens } = await signIn('maren-okafor');
  const page = await browser.go(
    `/oidc/session/end?client_id=in-store-portal&post_logout_redirect_uri=${encodeURIComponent(`${origin}/`)}`,
  );
  const html = await page.text();
  expect(html).toContain('>Sign out</button>');
  expect(html).not.toMatch(/https?:\/\/(?!localhost)/);
  const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const done = await browser.go(action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  expect(done.headers.get('location')).toBe(`${origin}/`);
  const again = await browser.go(beginSignin(origin, { prompt: 'none' }).address);
  expect(again.headers.get('location')).toContain('error=login_required');
  const refreshed = await askTokens(browser, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
  expect(refreshed.status).toBe(400);
});

test('Another person can sign in while a person is signed in', { tags: 'S-02' }, async () => {
  const { browser } = await signIn('maren-okafor');
  const pending = beginSignin(origin, { prompt: 'login' });
  const answer = await redeem(browser, pending, await choosePerson(browser, pending, 'petra-lindqvist'));
  expect(decodeJwt(((await answer.json()) as Tokens).id_token)).toMatchObject({ sub: 'petra-lindqvist' });
});

test('A sign-in without PKCE, with a wrong verifier or a foreign return address fails', { tags: 'S-02' }, async () => {
  const browser = createBrowser(origin);
  const plain = await browser.go(beginSignin(origin, { code_challenge: '', code_challenge_method: '' }).address);
  expect(plain.headers.get('location') ?? '').toContain('error=invalid_request');

  const pending = beginSignin(origin);
  const back = await choosePerson(browser, pending, 'maren-okafor');
  const wrong = await redeem(browser, { ...pending, verifier: 'x'.repeat(43) }, back);
  expect(wrong.status).toBe(400);

  const bridge = `${origin}/auth/redirect.html`;
  const foreignAddresses = [
    'https://evil.example/',
    `${origin}.evil.example/`,
    `${origin}/api/`,
    'javascript:alert(1)',
    `${bridge}/more`,
    `${bridge}?more`,
    bridge.replace('http:', 'ftp:'),
    bridge.replace('//', '//one:two@'),
  ];
  for (const address of foreignAddresses) {
    const foreign = await browser.go(beginSignin(origin, { redirect_uri: address }).address);
    expect(foreign.status, address).toBe(400);
    expect(foreign.headers.get('location')).toBeNull();
  }
});

test('An unknown person is refused with 403, a forged token with 401', { tags: 'S-07' }, async () => {
  const { tokens } = await signIn('oscar-bell');
  expect((await exchange(tokens.access_token)).status, 'the outsider is known, only without access').toBe(200);
  const forged = `${tokens.access_token.slice(0, -8)}AAAAAAAA`;
  const answer = await exchange(forged);
  expect(answer.status).toBe(401);
  await expectContract('authenticateOauth', answer);
  const idToken = await exchange(tokens.id_token);
  expect(idToken.status, 'an ID token is no access token').toBe(401);
});

test('The sign-in refuses a foreign host name that points to this machine', { tags: 'S-02' }, async () => {
  const { request } = await import('node:http');
  const status = await new Promise<number | undefined>((resolve) => {
    request(`${node.url}/oidc/auth`, { headers: { host: 'rebound.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).end();
  });
  expect(status).toBe(421);
});

test('The photo needs the access token: a session token gets a 401', { tags: 'H-05' }, async () => {
  const photo = async (token: string) =>
    fetch(`${node.url}/graph/v1.0/me/photo/$value`, { headers: { authorization: `Bearer ${token}` } });
  const maren = await photo((await signIn('maren-okafor')).tokens.access_token);
  expect(maren.status).toBe(200);
  expect(maren.headers.get('content-security-policy')).toContain('sandbox');
  expect(await expectContract('getMyPhoto', maren)).toContain('<svg');
  const ines = await photo((await signIn('ines-calloway')).tokens.access_token);
  expect(ines.status).toBe(404);
  await expectContract('getMyPhoto', ines);
  expect((await photo(await node.session('maren-okafor'))).status).toBe(401);
});
